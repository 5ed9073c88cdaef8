/** A tag, as the HTML of a text is written: `<` begins nothing else, and values stand in double quotes. */
const TAG = /<(\/?)([a-z][\w-]*)(?:\s+[^\s<>="]+(?:="[^"]*")?)*\s*>/g;
/** Elements that nothing closes. */
const EMPTY = /^(?:br|hr|img|input)$/;

/** The HTML of a text in parts, one after the other: paragraphs, headings, lists, quotations, notes, each with all that is in it. */
export function textBlocks(html: string): string[] {
  const starts: number[] = [];
  let depth = 0;
  for (const { 1: closing, 2: name = "", index } of html.matchAll(TAG)) {
    if (closing) depth -= 1;
    else {
      if (depth === 0) starts.push(index);
      if (!EMPTY.test(name)) depth += 1;
    }
  }
  return starts.map((start, at) => html.slice(at === 0 ? 0 : start, starts[at + 1]));
}
