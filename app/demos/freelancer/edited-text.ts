/** A piece of an edited text: kept as it was, struck out, or written by the editor. Pieces carry their own spaces. */
export type EditedPiece = string | { out: string } | { in: string };

/** A text with everything an editor did to it, in reading order. */
export type EditedText = readonly EditedPiece[];

/** Words of a text before and after its edits. */
export interface WordCounts {
  before: number;
  struck: number;
  added: number;
  after: number;
}

/** Words as a reader counts them: runs between white space that hold a letter or a digit, so that a lone dash is none. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;
}

/** The text as it came: without what the editor wrote. */
export function textBefore(text: EditedText): string {
  return joined(text, (piece) => (typeof piece === "string" ? piece : "out" in piece && piece.out));
}

/** The text as it leaves: without what the editor struck out. */
export function textAfter(text: EditedText): string {
  return joined(text, (piece) => (typeof piece === "string" ? piece : "in" in piece && piece.in));
}

/**
 * Words before and after, and those struck out and added, each counted in its own piece. Edits go by whole words: a piece begins
 * and ends between two of them, so that `before - struck + added` is `after`.
 */
export function countEdits(text: EditedText): WordCounts {
  const words = (kind: "out" | "in") =>
    text.reduce(
      (sum, piece) =>
        sum + (typeof piece === "object" && kind in piece ? countWords(pieceText(piece)) : 0),
      0,
    );
  return {
    before: countWords(textBefore(text)),
    struck: words("out"),
    added: words("in"),
    after: countWords(textAfter(text)),
  };
}

/** The words of a piece, whatever was done to them. */
export function pieceText(piece: EditedPiece): string {
  if (typeof piece === "string") return piece;
  return "out" in piece ? piece.out : piece.in;
}

function joined(text: EditedText, choose: (piece: EditedPiece) => string | false): string {
  return text
    .map((piece) => choose(piece) || "")
    .join("")
    .replaceAll(/\s+/gu, " ")
    .trim();
}
