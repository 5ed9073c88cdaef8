import type { Marks } from "./marks.ts";
import { moduleOf } from "./module.ts";
import { resolving } from "./resolve.ts";
import type { Tree } from "./tree.ts";

/** Whether a file tries others, or helps those that do. */
export function isOfTests(file: string): boolean {
  return /^tests\/.*\.(?:ts|tsx|mjs)$|\.(?:test|spec)\.tsx?$/.test(file);
}

/** Whether a file is a test by itself, not a helper of tests. */
export function isTest(file: string): boolean {
  return /\.(?:test|spec)\.tsx?$/.test(file);
}

/** A test that cannot stay, with what it lacks. */
export interface Lost {
  file: string;
  lacks: string;
}

/**
 * Tests and their helpers of what is not there any more: they import a file that is gone or that nothing but tests uses, or visit a page of
 * the specification that the site does not have.
 * @param marks of everything but tests.
 */
export function lostTests(tree: Tree, marks: Marks): Lost[] {
  const resolve = resolving(tree);
  const addresses = goneAddresses(tree, marks);
  const lacking = new Map<string, string | null>();
  const lackOf = (file: string): string | null => {
    if (lacking.has(file)) return lacking.get(file)!;
    lacking.set(file, null);
    const lack = findLack(file);
    lacking.set(file, lack);
    return lack;
  };
  const findLack = (file: string): string | null => {
    const { imports, declarations, effects } = moduleOf(file, tree.get(file)!);
    const all = [effects, ...declarations.map(({ uses }) => uses)];
    const specifiers = [
      ...imports.map(({ specifier }) => specifier),
      ...all.flatMap((uses) => uses.imports.map(({ specifier }) => specifier)),
    ];
    for (const specifier of specifiers) {
      const target = resolve(specifier, file);
      if ("package" in target) continue;
      if ("missing" in target) return target.missing;
      if (isOfTests(target.file)) {
        const lack = lackOf(target.file);
        if (lack !== null) return lack;
      } else if (isUsed(target.file) === false) return target.file;
    }
    const [gone] = addresses;
    for (const { said } of all)
      for (const word of said) {
        if (addresses.has(word.split(/[?#]/)[0]!)) return word;
        // Only the whole template has to keep to the specification.
        if (gone !== undefined && /^(?:\.\.\/)+docs\/specification\/routes\.json$/.test(word))
          return gone;
      }
    return null;
  };
  const isUsed = (file: string) => !/\.(?:tsx?|mjs|css)$/.test(file) || marks.files.has(file);
  return [...tree.keys()].filter(isOfTests).flatMap((file) => {
    const lacks = lackOf(file);
    return lacks === null ? [] : [{ file, lacks }];
  });
}

/** Addresses of the template that nothing in the site says any more. */
function goneAddresses(tree: Tree, marks: Marks): Set<string> {
  const routes = JSON.parse(tree.get("docs/specification/routes.json") ?? "{}") as Record<
    string,
    unknown
  >;
  const paths = Object.values(routes).flatMap((list) =>
    Array.isArray(list) ? (list as string[]) : [],
  );
  return new Set(
    paths.filter((path) => path.startsWith("/") && !marks.said.has(path) && !marks.isMade(path)),
  );
}
