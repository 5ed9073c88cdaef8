import { type Addresses, entries, foldersOf } from "./addresses.ts";
import { addressLists, isOfTests } from "./kinds.ts";
import { moduleOf } from "./module.ts";
import { resolving } from "./resolve.ts";
import type { Tree } from "./tree.ts";

/** Where the constants stand by which code leads to pages. Not in one word: a file that is named in whole counts as used. */
const CONSTANTS = ["content/addresses", "ts"].join(".");

/** Constants and functions that lead to pages that are gone, by the names that a module gives them. */
export interface GoneNames {
  constants: ReadonlyMap<string, string>;
  functions: ReadonlyMap<string, string>;
}

/** What a module imports of these. @param gone by the names that the lists give them. */
export function goneNamesIn(tree: Tree, file: string, gone: GoneNames): GoneNames {
  const resolve = resolving(tree);
  const bindings = moduleOf(file, tree.get(file)!).imports.flatMap(({ specifier, bindings }) => {
    const target = resolve(specifier, file);
    return "file" in target && addressLists.test(target.file) ? bindings : [];
  });
  const here = (all: ReadonlyMap<string, string>) =>
    new Map(
      bindings.flatMap(({ local, imported }) =>
        all.has(imported) ? [[local, all.get(imported)!] as const] : [],
      ),
    );
  return { constants: here(gone.constants), functions: here(gone.functions) };
}

/**
 * Functions of the lists that make addresses of pages that are gone: they begin with such a constant, or with a folder, perhaps named above
 * them, of which the site has no page of the specification any more.
 */
export function goneFunctions(tree: Tree, { there, gone }: Addresses): Map<string, string> {
  const constants = goneConstants(tree, { there, gone });
  const stated = statedByEntries(tree);
  const isGone = (path: string) => {
    const [folder] = /^\/[^/]+(?=\/|$)/.exec(path) ?? [];
    const isIn = (each: string) => folder !== undefined && each.startsWith(`${folder}/`);
    return [...gone].some(isIn) && ![...there].some(isIn);
  };
  const found = new Map<string, string>();
  for (const [file, source] of tree) {
    if (!addressLists.test(file) || source === null) continue;
    const { declarations } = moduleOf(file, source);
    for (const { start, end, names, uses } of declarations) {
      if (!/^(?:export )?function /.test(source.slice(start, end))) continue;
      const used = [...uses.names, ...uses.members.keys()];
      if ([...names, ...used].some((name) => stated.has(name))) continue;
      const said = [uses, ...foldersOf({ uses }, declarations).map((each) => each.uses)].flatMap(
        (each) => [...each.said],
      );
      const path =
        said.find(isGone) ??
        used.map((name) => constants.get(name)).find((each) => each !== undefined);
      if (path !== undefined) found.set(names[0]!, path);
    }
  }
  return found;
}

/** What entries take from the lists of addresses. */
function statedByEntries(tree: Tree): ReadonlySet<string> {
  const resolve = resolving(tree);
  const files = [...tree.keys()].filter((file) => entries.test(file));
  return new Set(
    files.flatMap((file) =>
      moduleOf(file, tree.get(file)!).imports.flatMap(({ specifier, bindings }) => {
        const target = resolve(specifier, file);
        if (!("file" in target) || !addressLists.test(target.file)) return [];
        return bindings.map(({ imported }) => imported);
      }),
    ),
  );
}

/**
 * The constants that lead to pages that are gone, by their names: to those of the specification that the site does not have, and to others
 * that no entry states.
 */
export function goneConstants(tree: Tree, { there, gone }: Addresses): Map<string, string> {
  const source = tree.get(CONSTANTS);
  if (typeof source !== "string") return new Map();
  const isStated = statedIn(tree, source);
  const lost = new Map<string, string>();
  for (const { names, uses } of moduleOf(CONSTANTS, source).declarations) {
    const [own] = uses.patterns.length === 0 && uses.names.size === 0 ? uses.said : [];
    const isLost = own?.startsWith("/") && !there.has(own) && !isStated(names[0]!, own);
    // A second name for a constant above it says nothing itself.
    const [other = ""] = uses.said.size + uses.patterns.length === 0 ? uses.names : [];
    const path = isLost ? own : ([...uses.said].find((each) => gone.has(each)) ?? lost.get(other));
    if (path !== undefined) for (const name of names) lost.set(name, path);
  }
  return lost;
}

/** Whether an entry, or the server, names a constant or what is made of it, or says its address. */
function statedIn(tree: Tree, list: string): (name: string, address: string) => boolean {
  const stating = [...tree].filter(
    ([file]) =>
      entries.test(file) ||
      // What a feature adds to an export.
      /^app\/features\/[\w-]+\/feature\.ts$/.test(file) ||
      (/^server\/.*\.ts$/.test(file) && !isOfTests(file)),
  );
  const names = new Set<string>();
  const said = new Set<string>();
  for (const [file, source] of stating) {
    const { imports, declarations, effects } = moduleOf(file, source!);
    for (const { specifier, bindings } of imports)
      if (specifier.endsWith("/addresses.ts"))
        for (const { imported } of bindings) names.add(imported);
    for (const uses of [effects, ...declarations.map((each) => each.uses)])
      for (const word of uses.said) said.add(word);
  }
  const { declarations } = moduleOf(CONSTANTS, list);
  for (let before = -1; before !== names.size;) {
    before = names.size;
    for (const each of declarations)
      if (each.names.some((name) => names.has(name)))
        for (const name of each.uses.names) names.add(name);
  }
  return (name, address) => names.has(name) || said.has(address);
}

/** Whether the list of addresses has a constant of this name. */
export function isAddress(tree: Tree, name: string): boolean {
  const source = tree.get(CONSTANTS);
  return (
    typeof source === "string" &&
    moduleOf(CONSTANTS, source).declarations.some(({ names }) => names.includes(name))
  );
}

/** What the list of addresses calls one; undefined for one that has no name there. */
export function constantOf(tree: Tree, address: string): string | undefined {
  const source = tree.get(CONSTANTS);
  if (typeof source !== "string") return undefined;
  return moduleOf(CONSTANTS, source).declarations.find(
    ({ uses }) => uses.said.size === 1 && uses.said.has(address) && uses.patterns.length === 0,
  )?.names[0];
}

/** The first address in the list whose constant has such a name and leads to a page that is there. */
export function addressNamed(
  tree: Tree,
  name: RegExp,
  gone: ReadonlyMap<string, string>,
): string | undefined {
  const source = tree.get(CONSTANTS);
  if (typeof source !== "string") return undefined;
  const found = moduleOf(CONSTANTS, source).declarations.find(
    ({ names: [own = ""], uses }) => name.test(own) && !gone.has(own) && uses.said.size === 1,
  );
  return found && [...found.uses.said][0];
}
