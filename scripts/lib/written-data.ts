import { type Document, isAlias, isNode, isScalar, LineCounter, parseDocument, visit } from "yaml";

/** What stands above the text of a post, and the line of the file that it begins on; "" where there is nothing. */
export function frontMatterOf(text: string): { front: string; line: number; body: string } {
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const opening = lines.findIndex((line) => line.trim() !== "");
  const closing = lines.findIndex((line, at) => at > opening && line.trimEnd() === "---");
  if (lines[opening]?.trimEnd() !== "---" || closing < 0)
    return { front: "", line: 1, body: lines.join("\n").trim() };
  return {
    front: lines.slice(opening + 1, closing).join("\n"),
    line: opening + 2,
    body: lines
      .slice(closing + 1)
      .join("\n")
      .trim(),
  };
}

/**
 * Reads data that an owner has written in YAML, which has a meaning for many a mark of a sentence: colons, `#`, `@`, `*`, quotes.
 * @param at the file, and the line of it that the data begin on.
 * @throws {Error} with file, line, field and fix, where YAML reads something else than was meant, or nothing.
 */
export function readWritten(source: string, at: { file: string; line: number }): unknown {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter, prettyErrors: false });
  const fault = faultIn(document, source);
  if (!fault) return document.toJS() as unknown;
  const lines = source.split("\n");
  const unclosed = lines.findIndex((line) => /: +(["'])(?!.*\1\s*$)/.test(line));
  const index = fault.isUnclosed ? unclosed : counter.linePos(fault.offset).line - 1;
  const [, indent = "", field, value] =
    /^([\s-]*)([\w-]+):\s+(.*\S)/.exec(lines[index] ?? "") ?? [];
  const isGoingOn = (lines[index + 1] ?? "").search(/\S/) > indent.length;
  const example = isGoingOn || value === undefined ? "" : `: ${JSON.stringify(value)}`;
  const fix = fault.says ?? `put it in quotes${example}`;
  const where = [at.file, `line ${at.line + index}`, ...(field ? [field] : [])];
  throw new Error(`${where.join(": ")}: ${fix}`);
}

interface Fault {
  offset: number;
  /** Where quotes would not mend it. */
  says?: string;
  isUnclosed?: boolean;
}

function faultIn(document: Document.Parsed, source: string): Fault | undefined {
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const [offset] = error.pos;
    if (error.code === "DUPLICATE_KEY") return { offset, says: "stands there twice" };
    if (error.code === "TAB_AS_INDENT") return { offset, says: "indent it with blanks, not tabs" };
    return { offset, isUnclosed: /closing .quote/.test(error.message) };
  }
  let fault: Fault | undefined;
  visit(document, (key, node) => {
    if (key === "key" || !isNode(node) || !node.range) return undefined;
    const [offset, end] = node.range;
    // What YAML takes for a remark, and the reader of a title would miss.
    const isCut =
      isScalar(node) &&
      (node.type === "PLAIN" || node.value === null) &&
      (typeof node.value === "string" || node.value === null) &&
      /^[ \t]*#/.test(source.slice(end));
    if (!isCut && !isAlias(node) && !node.anchor) return undefined;
    fault = { offset };
    return visit.BREAK;
  });
  return fault;
}
