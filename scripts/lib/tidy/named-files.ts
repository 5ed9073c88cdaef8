import { dirname, join } from "node:path/posix";
import type { Tree } from "./tree.ts";

/** Files that code names by a string. */
export function filesNamed(tree: Tree, file: string, word: string): string[] {
  if (!/\.(?:tsx?|mts|mjs|css)$/.test(word)) return [];
  // A test of programs asks what becomes of the files that it names.
  if (/^scripts\/.*\.test\.ts$/.test(file)) return [];
  const places = /^\.\.?\//.test(word) ? [join(dirname(file), word)] : [word, join("app", word)];
  // A program that names a file of pages or of the owner's edits what is there, and needs none of it: what it needs it imports. Parts of
  // the build bring in what they name.
  const isEdited = (place: string) =>
    /^scripts\/(?!vite\/)/.test(file) && /^(?:app|content)\//.test(place);
  return places.filter((each) => !isEdited(each) && tree.has(each));
}

/** Whether a pattern leads to a file, with words that were said in its holes. */
export function isMeant(path: string, pattern: RegExp, said: ReadonlySet<string>): boolean {
  const found =
    pattern.exec(path) ?? (path.startsWith("app/") ? pattern.exec(path.slice(4)) : null);
  return found?.slice(1).every((hole) => said.has(hole)) ?? false;
}
