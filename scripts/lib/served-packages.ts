import { isBuiltin } from "node:module";
import { dirname, join } from "node:path/posix";
import { parseAst, Visitor } from "vite";

/**
 * The packages that code loads when it runs, each with the file that names it first.
 * @param entries where it begins: paths from the root of the project.
 * @param read the source of such a path; undefined where there is none.
 * @param rooms `imports` of `package.json`.
 */
export function servedPackages(
  entries: Iterable<string>,
  read: (file: string) => string | undefined,
  rooms: Readonly<Record<string, string>>,
): Map<string, string> {
  const packages = new Map<string, string>();
  const seen = new Set(entries);
  for (const file of seen) {
    const source = read(file);
    if (source === undefined) continue;
    for (const specifier of loadedBy(file, source)) {
      const next = fileOf(specifier, file, rooms);
      if (next && /\.tsx?$/.test(next)) seen.add(next);
      if (next || isBuiltin(specifier) || specifier.startsWith("virtual:")) continue;
      const [name = ""] = /^(@[^/]+\/)?[^/]+/.exec(specifier) ?? [];
      if (!packages.has(name)) packages.set(name, file);
    }
  }
  return packages;
}

/** What a module loads when it runs, its `import()` included. Types are gone by then. */
function loadedBy(file: string, source: string): string[] {
  const found: string[] = [];
  new Visitor({
    ImportDeclaration: ({ importKind, source: { value } }) =>
      void (importKind === "type" || found.push(value)),
    ExportNamedDeclaration: ({ exportKind, source: from }) =>
      void (from && exportKind !== "type" && found.push(from.value)),
    ExportAllDeclaration: ({ exportKind, source: { value } }) =>
      void (exportKind === "type" || found.push(value)),
    ImportExpression: ({ source: from }) =>
      void (from.type === "Literal" && found.push(String(from.value))),
  }).visit(parseAst(source, { lang: file.endsWith("x") ? "tsx" : "ts" }));
  return found;
}

/** A file of the project, without the question that a plugin answers (`?url`), or null where something else is imported. */
function fileOf(
  specifier: string,
  importer: string,
  rooms: Readonly<Record<string, string>>,
): string | null {
  const name = specifier.replace(/\?.*$/, "");
  if (name.startsWith(".")) return join(dirname(importer), name);
  const [room, target] = Object.entries(rooms).find(([key]) =>
    name.startsWith(key.slice(0, -1)),
  ) ?? ["", ""];
  return room && join(target.slice(0, -1), name.slice(room.length - 1));
}
