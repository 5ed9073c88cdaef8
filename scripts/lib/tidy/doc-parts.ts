/** Says what a document is about, at its end, or what the section or the paragraph behind it is: folders, separated by spaces. */
const about = /^<!-- about: (.+) -->$/;
const fence = /^ *(?:```|~~~)/;

/** What a document says that it is about; nothing where it does not say. */
export function subjectsOf(text: string): readonly string[] {
  return saidIn(text.trimEnd().split("\n").at(-1)) ?? [];
}

/** A document without its sections and paragraphs about nothing but what is gone. */
export function withoutLostParts(text: string, isThere: (name: string) => boolean): string {
  const lines = text.split("\n");
  const left: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const subjects = saidIn(lines[at]);
    const begin = subjects ? firstFrom(lines, at + 1) : lines.length;
    if (begin === lines.length || subjects?.some(isThere)) left.push(lines[at]!);
    else at = endOf(lines, begin) - 1;
  }
  return left.join("\n");
}

function saidIn(line = ""): string[] | undefined {
  return about.exec(line)?.[1]?.split(" ");
}

/** The first line that is not empty. */
function firstFrom(lines: readonly string[], at: number): number {
  while (lines[at] === "") at += 1;
  return at;
}

/** Where that ends which begins in a line, with the empty lines behind it: a section before the next of its rank, a paragraph where a line is empty. */
function endOf(lines: readonly string[], begin: number): number {
  const rank = rankOf(lines[begin]);
  let isCode = false;
  let end = begin;
  do {
    if (fence.test(lines[end]!)) isCode = !isCode;
    end += 1;
  } while (
    end < lines.length &&
    (isCode || !(rank > 0 ? closes(lines, end, rank) : lines[end] === ""))
  );
  return firstFrom(lines, end);
}

/** Whether a line is no more of a section of this rank: the next heading, what is said of that, or of the document. */
function closes(lines: readonly string[], at: number, rank: number): boolean {
  const next = saidIn(lines[at]) ? firstFrom(lines, at + 1) : at;
  if (next >= lines.length - 1 && next !== at) return true;
  const other = rankOf(lines[next]);
  return other > 0 && other <= rank;
}

/** Of a heading, from 1 on; 0 of all else. */
function rankOf(line = ""): number {
  return /^(#+) /.exec(line)?.[1]?.length ?? 0;
}
