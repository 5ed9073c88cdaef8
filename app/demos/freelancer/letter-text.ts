/** A piece of a sentence: plain words, a link, or the one link that gets the marker. */
export type LetterPiece =
  | string
  | { text: string; href: string }
  | { marked: string; href: string };

/** The words of a letter without anything else. */
export function letterText(sentences: readonly (readonly LetterPiece[])[]): string {
  return sentences.map((pieces) => pieces.map(pieceText).join("")).join(" ");
}

function pieceText(piece: LetterPiece): string {
  if (typeof piece === "string") return piece;
  return "marked" in piece ? piece.marked : piece.text;
}
