import type { Span } from "./module.ts";

/** A span of a source, and what is to stand in its place; nothing when left out. */
export interface Edit extends Span {
  text?: string;
}

/** Carries out edits that do not overlap. */
export function edited(source: string, edits: readonly Edit[]): string {
  let text = source;
  for (const { start, end, text: instead = "" } of edits.toSorted((a, b) => b.start - a.start))
    text = text.slice(0, start) + instead + text.slice(end);
  return text;
}

/** A statement with the comment above it and its line ends, and the empty line that parted it from the next. */
export function wholeStatement(source: string, span: Span): Span {
  return { start: withComment(source, span.start), end: pastLine(source, span.end) };
}

/** A member of a list with its comma and the comment above it; with its line, where it has one of its own. */
export function wholeItem(source: string, span: Span): Span {
  const comma = /^\s*,/.exec(source.slice(span.end));
  const start = withComment(source, span.start);
  const end = span.end + (comma?.[0].length ?? 0);
  const line = source.lastIndexOf("\n", start - 1) + 1;
  const rest = /^[ \t]*\n/.exec(source.slice(end));
  return rest && source.slice(line, start).trim() === ""
    ? { start: line, end: end + rest[0].length }
    : { start, end };
}

/** Where the comments begin that end on the line before, without an empty line between. */
function withComment(source: string, start: number): number {
  const line = source.lastIndexOf("\n", start - 1) + 1;
  if (source.slice(line, start).trim() !== "") return start;
  const above = /(?:^|\n)((?:[ \t]*(?:\/\/[^\n]*|\/\*(?:(?!\*\/)[^])*\*\/)[ \t]*\n)+)$/.exec(
    source.slice(0, line),
  );
  return above ? line - above[1]!.length : line;
}

function pastLine(source: string, end: number): number {
  const rest = /^[ \t]*(?:\/\/[^\n]*)?\n?\n?/.exec(source.slice(end));
  return end + (rest?.[0].length ?? 0);
}
