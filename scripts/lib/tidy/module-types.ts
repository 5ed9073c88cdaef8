import { isOfTests } from "./kinds.ts";
import { moduleOf } from "./module.ts";
import type { Tree } from "./tree.ts";

/** Whether a file is code that modules import, and no description of it. */
export function isModule(file: string): boolean {
  return /\.(?:tsx?|mts|mjs)$/.test(file) && !file.endsWith(".d.mts");
}

/** The description of plain JavaScript (`x.d.mts` beside `x.mjs`), if there is one. */
export function typesOf(tree: Tree, file: string): string | undefined {
  const types = file.replace(/\.mjs$/, ".d.mts");
  return types !== file && tree.has(types) ? types : undefined;
}

/** Whether a name is a type that stands only in the description of the file. */
export function isDescribed(tree: Tree, file: string, name: string): boolean {
  const types = typesOf(tree, file);
  return (
    types !== undefined &&
    moduleOf(types, tree.get(types)!).declarations.some(({ names }) => names.includes(name))
  );
}

/** Files that add types to a module, with its name. */
export function additionsIn(tree: Tree): readonly (readonly [file: string, module: string])[] {
  return [...tree].flatMap(([file, source]) => {
    const [, module] =
      isModule(file) && !isOfTests(file)
        ? (/^declare module "(#[^"]+)"/m.exec(source ?? "") ?? [])
        : [];
    return module === undefined ? [] : [[file, module] as const];
  });
}
