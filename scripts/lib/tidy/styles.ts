import { type Edit, edited } from "./edits.ts";
import type { Marks } from "./marks.ts";
import type { Span } from "./module.ts";
import type { Note } from "./report.ts";
import type { Tree } from "./tree.ts";

/** A rule of a stylesheet: what stands before its braces, and what in them. */
interface Block extends Span {
  prelude: Span;
  inner: Span;
}

/** Removes from the stylesheets of components the rules for classes that nothing uses any more. Changes the tree. */
export function sweepStyles(tree: Tree, marks: Marks): Note[] {
  const composed = classesComposed(tree);
  return [...tree].flatMap(([file, source]) => {
    if (source === null || !file.endsWith(".module.css")) return [];
    // All of a sheet is handed over as one: nothing says which of it is used.
    const isWhole = ["*", "default"].some((all) => marks.exported.has(`${file}#${all}`));
    const isUsed = (name: string) =>
      isWhole || composed.has(name) || marks.exported.has(`${file}#${name}`);
    const left = withoutClasses(source, isUsed);
    if (left === source) return [];
    tree.set(file, left);
    return [{ kind: "declaration", name: `${file}: rules for classes` }];
  });
}

/** Classes that others are composed of, of whichever sheet. */
function classesComposed(tree: Tree): Set<string> {
  const lists = [...tree].flatMap(([file, source]) =>
    file.endsWith(".module.css")
      ? [...(source ?? "").matchAll(/composes:([^;]+?)(?:\sfrom\s[^;]+)?;/g)]
      : [],
  );
  return new Set(lists.flatMap(([, names = ""]) => names.trim().split(/\s+/)));
}

/** A stylesheet without selectors for other classes than these, and without rules that have no other. */
export function withoutClasses(source: string, isUsed: (name: string) => boolean): string {
  const edits: Edit[] = [];
  const visit = (within: Span): boolean => {
    const blocks = blocksIn(source, within);
    let isEmpty = blocks.length > 0;
    for (const block of blocks) {
      const prelude = source.slice(block.prelude.start, block.prelude.end);
      const before = edits.length;
      let isGone = false;
      if (!prelude.startsWith("@")) {
        const selectors = selectorsOf(prelude);
        const kept = selectors
          .map((each) => withoutChoices(each, isUsed))
          .filter((each) => classesIn(each).every(isUsed));
        isGone = kept.length === 0;
        if (!isGone && kept.join() !== selectors.join())
          edits.push({ ...block.prelude, text: `${kept.join(", ")} ` });
      }
      if (!isGone && !/^@(?:keyframes|font-face|property)\b/.test(prelude))
        isGone = visit(block.inner) && prelude.startsWith("@");
      if (!isGone) isEmpty = false;
      else edits.splice(before, edits.length, { start: block.start, end: block.end });
    }
    return isEmpty;
  };
  visit({ start: 0, end: source.length });
  const left = edited(source, edits);
  return edits.length === 0 ? source : withoutKeyframes(left);
}

/** Without movements that no rule names. */
function withoutKeyframes(source: string): string {
  const edits = blocksIn(source, { start: 0, end: source.length }).filter(({ prelude }) => {
    const [, name] = /^@keyframes ([\w-]+)/.exec(source.slice(prelude.start)) ?? [];
    return (
      name !== undefined && source.split(new RegExp(`(?<![\\w-])${name}(?![\\w-])`)).length < 3
    );
  });
  return edited(source, edits).trimStart();
}

/** The rules that stand in a part of a stylesheet, each with the comment above it. */
function blocksIn(source: string, { start, end }: Span): Block[] {
  const plain = source.replaceAll(/\/\*[^]*?\*\/|"[^"\n]*"/g, (text) => " ".repeat(text.length));
  const blocks: Block[] = [];
  let from = start;
  let depth = 0;
  let open = 0;
  for (let at = start; at < end; at++) {
    if (plain[at] === ";" && depth === 0) from = at + 1;
    if (plain[at] === "{" && depth++ === 0) open = at;
    if (plain[at] !== "}" || --depth > 0) continue;
    const prelude = plain.slice(from, open);
    const first = from + prelude.length - prelude.trimStart().length;
    // A comment that an empty line parts from the rule is the sheet's.
    const above = source.slice(from, first).lastIndexOf("\n\n");
    blocks.push({
      start: above < 0 ? from : from + above,
      end: at + 1,
      prelude: { start: first, end: open },
      inner: { start: open + 1, end: at },
    });
    from = at + 1;
  }
  return blocks;
}

/** The parts of a list of selectors, parted by commas outside of parentheses, however deep these are. */
function selectorsOf(prelude: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const sign of prelude) {
    if (sign === "(") depth++;
    if (sign === ")") depth--;
    if (sign === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts.map((each) => each.trim());
}

/** A selector without those of several that are given for choice, or excluded, and that ask for other classes. */
function withoutChoices(selector: string, isUsed: (name: string) => boolean): string {
  return selector.replaceAll(
    /:(is|where|not)\(([^()]*)\)/g,
    (whole, kind: string, list: string) => {
      const choices = selectorsOf(list);
      const kept = choices.filter((each) => classesIn(each).every(isUsed));
      if (kept.length === choices.length || (kept.length === 0 && kind !== "not")) return whole;
      return kept.length === 0 ? "" : `:${kind}(${kept.join(", ")})`;
    },
  );
}

/** The classes that a selector asks for. */
function classesIn(selector: string): string[] {
  const own = selector.replaceAll(/:global\([^)]*\)|"[^"]*"/g, "");
  return [...own.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name);
}
