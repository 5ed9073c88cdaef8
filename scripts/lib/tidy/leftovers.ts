import { addressesOf, pathOf } from "./addresses.ts";
import { addressLists } from "./kinds.ts";
import { tidied } from "./tidy.ts";
import type { Tree } from "./tree.ts";

/** Where a path is a reference and not history. Tidy itself knows where things may stand. */
const sources =
  /^(?!scripts\/lib\/tidy\/)(?:app|content|forms|registry|server|shared|scripts|tests)\/.*\.(?:tsx?|mjs|css|json)$|^[\w.]+\.(?:ts|json)$/;
/** Where an address is a link: not in programs, which may be asked for any page, nor in the lists that links take theirs from. */
const linking = /^(?:app|content|forms|registry|server|shared)\/.*\.(?:tsx?|json|md)$/;
const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file);

/** What is left of folders that were taken out of a tidied tree: files that name them, links, and what a second tidy still removes. */
export function leftOf(tree: Tree, folders: readonly string[]): string[] {
  const { gone } = addressesOf(tree);
  const naming = [...tree].flatMap(([file, source]) => {
    if (source === null || isTest(file)) return [];
    const named = folders.find((folder) => source.includes(`${folder.replace(/^app\//, "")}/`));
    return [
      ...(named !== undefined && sources.test(file) ? [`${file} still names ${named}`] : []),
      ...(linking.test(file) && !addressLists.test(file) ? linksIn(source, gone) : []).map(
        (path) => `${file} still leads to ${path}`,
      ),
    ];
  });
  const again = tidied(tree);
  const more = again.notes.map(({ kind, name }) => `a second tidy removes more: ${kind} ${name}`);
  const changed = [...again.tree].filter(([file, source]) => tree.get(file) !== source);
  return [...naming, ...more, ...changed.map(([file]) => `a second tidy changes ${file}`)];
}

/** Addresses that a text leads to and that are gone: quoted, in a link of Markdown, or in an attribute. Comments lead nowhere. */
function linksIn(source: string, gone: ReadonlySet<string>): string[] {
  const code = source.replaceAll(/^\s*(?:\/?\*|\/\/).*/gm, "");
  const said = [...code.matchAll(/(?<=["'`(])\/[\w-][^\s"'`)]*/g)].map(([path]) => pathOf(path));
  return [...new Set(said.filter((path) => gone.has(path)))];
}
