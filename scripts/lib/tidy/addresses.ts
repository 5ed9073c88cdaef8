import { addressLists, isOfTests } from "./kinds.ts";
import type { Missing } from "./marks.ts";
import { type Declaration, moduleOf } from "./module.ts";
import { resolving } from "./resolve.ts";
import type { Tree } from "./tree.ts";
import type { Uses } from "./uses.ts";

const SPECIFICATION = "docs/specification/routes.json";
/** Where pages say what they are. */
const entries = /^app\/.*\/(?:[\w-]+-)?(?:entry|entries)\.ts$/;

/** Pages of the template: those that the site still has, and those that it has not. */
export interface Addresses {
  there: ReadonlySet<string>;
  gone: ReadonlySet<string>;
}

/** Holds the specification's list of addresses against what the entries say of themselves, also with constants of `content`. */
export function addressesOf(tree: Tree): Addresses {
  const lists = Object.values(
    JSON.parse(tree.get(SPECIFICATION) ?? "{}") as Record<string, unknown>,
  );
  const all = lists.flatMap((list) => (Array.isArray(list) ? (list as string[]) : []));
  const stated = [...tree.keys()]
    .filter((file) => entries.test(file))
    .flatMap((file) => saidIn(tree, file));
  const said = new Set(stated.flatMap(({ said }) => [...said]));
  const made = [
    ...stated.flatMap(({ patterns }) => patterns).filter(({ source }) => source.startsWith("^\\/")),
    ...[...said].filter((path) => /^\/.*\/:\w+/.test(path)).map(withAnyPart),
  ];
  // The front page is a second address of a page that says another (registry/pages.ts).
  const isStated = (path: string) =>
    path === "/" || said.has(path) || made.some((pattern) => pattern.test(path));
  // Of an address with a name in place of a value, the folder may have been given a name.
  const isThere = (path: string) =>
    path.includes("{")
      ? said.has(path.slice(0, path.indexOf("/{"))) || isStated(path.replaceAll(/\{\w+\}/g, "1"))
      : isStated(path);
  const paths = all.filter((path) => path.startsWith("/"));
  return {
    there: new Set(paths.filter(isThere)),
    gone: new Set(paths.filter((path) => !isThere(path))),
  };
}

/** The addresses of a route: `/blogs/author/:author` stands for many. */
function withAnyPart(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`);
}

/** What a module says, and what it imports of `content` says: strings that are constants there are read where they stand in templates. */
function saidIn(tree: Tree, file: string): Uses[] {
  const source = tree.get(file)!;
  const resolve = resolving(tree);
  const named = moduleOf(file, source).imports.flatMap(({ specifier, bindings }) => {
    const target = resolve(specifier, file);
    if (!("file" in target) || !/^content\/.*\.ts$/.test(target.file)) return [];
    const { declarations } = moduleOf(target.file, tree.get(target.file)!);
    const asked = declarations.filter(({ names }) =>
      bindings.some(({ imported }) => names.includes(imported)),
    );
    return asked.flatMap((each) => [each, ...foldersOf(each, declarations)]);
  });
  const written = named.reduce(
    (text, { names: [name], uses }) =>
      uses.said.size === 1 ? text.replaceAll(`\${${name}}`, [...uses.said][0]!) : text,
    source,
  );
  const { declarations, effects } = moduleOf(file, written);
  return [effects, ...[...declarations, ...named].map(({ uses }) => uses)];
}

/** What is named beside a declaration that uses it, and uses nothing itself. */
function foldersOf(
  { uses }: Pick<Declaration, "uses">,
  declarations: readonly Declaration[],
): readonly Declaration[] {
  return declarations.filter(
    (each) => each.uses.names.size === 0 && each.names.some((name) => uses.names.has(name)),
  );
}

/** Where the constants stand by which code leads to pages. Not in one word: a file that is named in whole counts as used. */
const CONSTANTS = ["content/addresses", "ts"].join(".");

/** Pages that stay while anything leads to them. */
const NEEDED = new Set(["PRIVACY", "TERMS"]);

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

/** Code that stays and leads to a page that it cannot do without. Entries do not count, they say what there is. */
export function neededPages(tree: Tree): Missing[] {
  const lost = [...goneConstants(tree, addressesOf(tree))].filter(([name]) => NEEDED.has(name));
  return [...tree].flatMap(([importer, source]) => {
    if (lost.length === 0 || source === null || !/^(?:app|server)\/.*\.tsx?$/.test(importer))
      return [];
    if (isOfTests(importer) || entries.test(importer)) return [];
    const names = new Set(
      moduleOf(importer, source).imports.flatMap(({ bindings }) =>
        bindings.map(({ imported }) => imported),
      ),
    );
    return lost
      .filter(([name]) => names.has(name))
      .map(([name, file]) => ({ importer, file, name }));
  });
}

/** The address without what stands behind it. */
export function pathOf(link: string): string {
  return link.split(/[?#]/)[0]!;
}

/** Where a link leads that has to lead somewhere: to the page of the same sort, by the words its address begins with, else to the front page. */
export function nearest(path: string, there: ReadonlySet<string>): string {
  const [, sort] = /^(.*\/\w{5,}-)[^/]*$/.exec(path) ?? [];
  return (sort && [...there].find((each) => each.startsWith(sort))) || "/";
}
