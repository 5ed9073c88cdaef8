import { tidied } from "./tidy.ts";
import type { Tree } from "./tree.ts";

/** Where a path is a reference and not history. Tidy itself knows where things may stand. */
const sources =
  /^(?!scripts\/lib\/tidy\/)(?:app|content|forms|registry|server|shared|scripts|tests)\/.*\.(?:tsx?|mjs|css|json)$|^[\w.]+\.(?:ts|json)$/;

/** What is left of folders that were taken out of a tidied tree: files that name them, and what a second tidy still removes. */
export function leftOf(tree: Tree, folders: readonly string[]): string[] {
  const naming = [...tree].flatMap(([file, source]) => {
    if (source === null || !sources.test(file) || /\.(?:test|spec)\.tsx?$/.test(file)) return [];
    const named = folders.find((folder) => source.includes(`${folder.replace(/^app\//, "")}/`));
    return named === undefined ? [] : [`${file} still names ${named}`];
  });
  const again = tidied(tree);
  const more = again.notes.map(({ kind, name }) => `a second tidy removes more: ${kind} ${name}`);
  const changed = [...again.tree].filter(([file, source]) => tree.get(file) !== source);
  return [...naming, ...more, ...changed.map(([file]) => `a second tidy changes ${file}`)];
}
