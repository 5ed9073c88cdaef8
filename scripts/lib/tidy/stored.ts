import { isOfTests } from "./kinds.ts";
import type { Note } from "./report.ts";
import type { Tree } from "./tree.ts";

/** Where features, pages and the site tell what their script leaves in a browser. */
const TELLING = /^app\/.+\.tsx?$/;
const TOLD = /[ \t]*\{\s*name: "([^"]+)",\s*kind: "(?:cookie|local|session)",[^}]*\},?\n?/g;

/** Takes out what features tell of that no script writes any more: the privacy policy lists it. Changes the tree. */
export function sweepStored(tree: Tree): Note[] {
  return [...tree].flatMap(([file, source]) => {
    if (!TELLING.test(file) || source === null || isOfTests(file)) return [];
    const unwritten = [...source.matchAll(TOLD)].filter(
      ([, name]) => ![...tree].some(([each, text]) => each !== file && writes(each, text, name!)),
    );
    if (unwritten.length === 0) return [];
    const left = unwritten.reduce((text, [told]) => text.replace(told, ""), source);
    tree.set(file, left.replace(/\n[ \t]*stored: \[\s*\],/, ""));
    return unwritten.map(([, name]) => ({ kind: "line", name: `${file}: ${name}` }));
  });
}

/** A key stands in quotes; a cookie may be the beginning of what is written. */
function writes(file: string, source: string | null, name: string): boolean {
  if (!file.startsWith("app/") || isOfTests(file) || source === null) return false;
  return source.includes(`"${name}"`) || source.includes(`\`${name}=`);
}
