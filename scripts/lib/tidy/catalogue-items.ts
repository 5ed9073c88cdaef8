import { dirname } from "node:path/posix";
import type { Catalogue } from "./catalogues.ts";
import { type Item, moduleOf } from "./module.ts";
import type { resolving } from "./resolve.ts";
import type { Tree } from "./tree.ts";

interface Used {
  files: ReadonlySet<string>;
  said: ReadonlySet<string>;
}

/** Whether a member of a catalogue stays: always, with all others, or as something says it or imports what it names. */
export function isKept(
  item: Item,
  catalogue: Catalogue,
  { files, said }: Used,
  tree: Tree,
  resolve: ReturnType<typeof resolving>,
): boolean {
  const { always = [], allWith } = catalogue;
  const isWhole = allWith !== undefined && files.has(`${allWith}.ts`);
  return (
    isWhole ||
    always.includes(item.key) ||
    said.has(item.key) ||
    isReached(item, catalogue, files, tree, resolve)
  );
}

/** Whether what an item names is imported somewhere else as well. */
function isReached(
  { reference }: Item,
  { module, isOfFolders }: Catalogue,
  files: ReadonlySet<string>,
  tree: Tree,
  resolve: ReturnType<typeof resolving>,
): boolean {
  if (reference === undefined) return false;
  const file = `${module}.ts`;
  const { imports } = moduleOf(file, tree.get(file)!);
  const from = imports.find(({ bindings }) => bindings.some(({ local }) => local === reference));
  const target = from && resolve(from.specifier, file);
  if (target === undefined || !("file" in target)) return false;
  const folder = `${dirname(target.file)}/`;
  return isOfFolders ? [...files].some((each) => each.startsWith(folder)) : files.has(target.file);
}
