import { moduleOf, type Declaration } from "./module.ts";
import { resolving } from "./resolve.ts";
import type { Tree } from "./tree.ts";
import type { Uses } from "./uses.ts";

const SPECIFICATION = "docs/specification/routes.json";
/** Where pages say what they are. */
export const entries = /^app\/.*\/(?:[\w-]+-)?(?:entry|entries)\.ts$/;

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
export function foldersOf(
  { uses }: Pick<Declaration, "uses">,
  declarations: readonly Declaration[],
): readonly Declaration[] {
  return declarations.filter(
    (each) => each.uses.names.size === 0 && each.names.some((name) => uses.names.has(name)),
  );
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
