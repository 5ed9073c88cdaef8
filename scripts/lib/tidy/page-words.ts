import { edited, wholeItem } from "./edits.ts";
import { isOfTests } from "./kinds.ts";
import { moduleOf } from "./module.ts";
import type { Note } from "./report.ts";
import type { Tree } from "./tree.ts";

/** The words of a page: one object, of which each field is a band's. */
const WORDS = /^(app\/(?:demos|information)\/[\w-]+\/)content\.server\.ts$/;

/** Removes fields from the words of pages that no part of their page reads any more. Changes the tree. */
export function sweepPageWords(tree: Tree): Note[] {
  return [...tree].flatMap(([file, source]) => {
    const [, folder] = WORDS.exec(file) ?? [];
    if (folder === undefined || source === null) return [];
    const content = moduleOf(file, source).declarations.find(({ names }) => names[0] === "content");
    const others = [...tree].filter(
      ([each, text]) =>
        each.startsWith(folder) &&
        /\.tsx?$/.test(each) &&
        each !== file &&
        // Words of the frame, which have names of their own.
        each !== `${folder}business.tsx` &&
        text !== null &&
        !isOfTests(each),
    );
    if ([source, ...others.map(([, text]) => text!)].some(isReadWholly)) return [];
    const read = others.map(([, text]) => withoutClasses(text!)).join("\n");
    const unread = (content?.items ?? []).filter(
      ({ key }) =>
        /^\w+$/.test(key) &&
        !new RegExp(`\\b${key}\\b`).test(read) &&
        !new RegExp(`\\bcontent\\.${key}\\b`).test(source),
    );
    if (unread.length === 0) return [];
    tree.set(
      file,
      edited(
        source,
        unread.map((item) => wholeItem(source, item)),
      ),
    );
    return unread.map(({ key }) => ({ kind: "message", name: `${file}: ${key}` }));
  });
}

/** Whether a source goes through the words of its page, or asks for one by a name that it works out: nothing says then which it reads. */
function isReadWholly(source: string): boolean {
  const rests = source.matchAll(/\.\.\.(\w+)\s*\}[^=;\n]*=\s*(?:content|loaderData)\b/g);
  const words = ["content", "loaderData", ...[...rests].map(([, rest = ""]) => rest)].join("|");
  return new RegExp(
    `\\bObject\\.(?:entries|keys|values)\\(\\s*(?:${words})\\b(?![.[])|\\b(?:${words})\\[(?!["'\`])`,
  ).test(source);
}

/** A source without its strings and the names of classes, which read nothing. */
function withoutClasses(source: string): string {
  const names = [...source.matchAll(/import \* as (\w+) from "[^"]+\.css";/g)].map(
    ([, name = ""]) => name,
  );
  const classes = new RegExp(
    `"[^"\\n]*"|\\b(?:as )?(?:${["styles", ...names].join("|")})(?:\\.\\w+| from)`,
    "g",
  );
  return source.replaceAll(classes, "");
}
