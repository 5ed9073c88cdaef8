import { addressesOf, pathOf } from "./addresses.ts";
import { addressLists, isOfTests } from "./kinds.ts";
import type { Marks } from "./marks.ts";
import { type Import, moduleOf } from "./module.ts";
import type { Note } from "./report.ts";
import { resolving } from "./resolve.ts";
import type { Tree } from "./tree.ts";
import { unitOf } from "./units.ts";

/** A test that cannot stay, with what it lacks. */
export interface Lost {
  file: string;
  lacks: string;
}

/**
 * Tests and their helpers of what is not there any more: they import a file that is gone or that nothing but tests uses, or visit a page of
 * the specification that the site does not have, or one that no code leads to any more.
 * @param marks of everything but tests.
 */
export function lostTests(tree: Tree, marks: Marks): Lost[] {
  const resolve = resolving(tree);
  const { gone } = addressesOf(tree);
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
      } else if (!isUsed(target.file)) return target.file;
    }
    const unread = imports.flatMap(({ specifier, bindings }) =>
      addressNobodyReads(file, specifier, bindings),
    );
    if (unread.length > 0) return unread[0]!;
    const [first] = gone;
    const server = asking.test(file) ? missingOnServer(tree.get(file)!) : undefined;
    if (server !== undefined) return server;
    for (const { said } of all)
      for (const word of said) {
        if (gone.has(pathOf(word))) return word;
        // Only the whole template has to keep to the specification.
        if (first !== undefined && /^(?:\.\.\/)+docs\/specification\/routes\.json$/.test(word))
          return first;
      }
    return null;
  };
  const missingOnServer = serverOf(tree);
  /** Names of addresses that only tests still ask for. */
  const addressNobodyReads = (file: string, specifier: string, bindings: Import["bindings"]) => {
    const target = resolve(specifier, file);
    if (!("file" in target) || !addressLists.test(target.file)) return [];
    return bindings
      .filter(({ imported }) => imported !== "*")
      .filter(({ imported }) => !marks.exported.has(`${target.file}#${imported}`))
      .map(({ imported }) => `${imported} of ${target.file}`);
  };
  const isUsed = (file: string) => !/\.(?:tsx?|mjs|css)$/.test(file) || marks.files.has(file);
  return [...tree.keys()].filter(isOfTests).flatMap((file) => {
    const lacks = lackOf(file);
    return lacks === null ? [] : [{ file, lacks }];
  });
}

/**
 * Browser tests of sample pages, and of those about the company, that lost a part: what a test looks for may have been in it. A link alone is
 * none: tests take its address from where the page does.
 * @param notes of what was removed so far.
 */
export function testsOfLessPages(tree: Tree, notes: readonly Note[]): Lost[] {
  const units = new Set(
    notes.flatMap(({ kind, name }) => {
      const unit = kind === "part" || kind === "line" ? unitOf(name) : undefined;
      return unit !== undefined && /^app\/(?:demos|information)\//.test(unit) ? [unit] : [];
    }),
  );
  return [...tree.keys()].flatMap((file) => {
    const unit = file.endsWith(".spec.ts") ? unitOf(file) : undefined;
    return unit !== undefined && units.has(unit) ? [{ file, lacks: `a part of ${unit}` }] : [];
  });
}

/** Tests that may ask the server. Others speak of services, too: a page's, of what its owner does. */
const asking = /^(?:deploy|forms|server|tests)\/(?!.*\.spec\.ts$)|\.contract\.test\.ts$/;

/** Where a test asks the server's database for a table, the server for a service, or sends it a form. */
const asked =
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom)\(\s*"(?<table>\w+)"|\bservices\.(?!ts")(?<other>\w+)|\bform: "(?!no-)(?<form>[\w-]+)"|\bsubmit\(\s*"(?<sent>[\w-]+)"/g;

/** Finds in a source a table, a service or a form that the server does not have. */
function serverOf(tree: Tree): (source: string) => string | undefined {
  const tables = new Set<string>();
  const others = new Set(["backOffice", "forms", "health"]);
  // Tests of deployment speak of services, too.
  for (const [, name = ""] of (tree.get("compose.yaml") ?? "").matchAll(/^ {2}([\w-]+):$/gm))
    others.add(name);
  for (const [file, source] of tree) {
    if (source === null || !/^(?:forms|server)\/.*\.ts$/.test(file) || isOfTests(file)) continue;
    if (file.endsWith("/tables.ts"))
      for (const [, name = ""] of source.matchAll(/^\s+(\w+): \w+Table;/gm)) tables.add(name);
    // One that the server makes for itself stands among its services.
    if (/^(?:forms|server\/features)\//.test(file) || source.includes("satisfies MadeFeature"))
      for (const [, name = ""] of source.matchAll(/"([\w-]+)"/g)) others.add(name);
  }
  return (source) => {
    const listed = /\btables = \[([^\]]*)\]/.exec(source)?.[1] ?? "";
    for (const [, table = ""] of listed.matchAll(/"(\w+)"/g)) if (!tables.has(table)) return table;
    for (const { groups = {} } of source.matchAll(asked)) {
      const { table, other = groups.form ?? groups.sent } = groups;
      if (table !== undefined && !tables.has(table)) return table;
      if (other !== undefined && !others.has(other)) return other;
    }
    return undefined;
  };
}
