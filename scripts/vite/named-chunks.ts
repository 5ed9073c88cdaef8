import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { importsOf } from "../lib/imports.ts";
import { fileOfId, inProject } from "../lib/slashes.ts";

/** The first line of a module: `// @chunk money`. */
const TAG = /^\/\/ @chunk ([\w-]+)\n/;
/** What files for browsers are made from. Nothing else may be read here: what a build reads, it is made from (decision 30). */
const SOURCE = /^(?:app|content|forms|shared)\/.*(?<!\.(?:test|spec))\.tsx?$/;

interface NamedChunk {
  name: string;
  test: (id: string) => boolean;
}

/**
 * The files for browsers that modules name themselves: those of one name come together, wherever one of them is needed. A file takes along
 * what its modules import and no file before it has, so those that others import stand before them: the order is counted from the imports.
 * @param root of the project.
 */
export function namedChunks(root: string): NamedChunk[] {
  const modules = new Map<string, Set<string>>();
  for (const file of globSync("{app,shared}/**/*.{ts,tsx}", { cwd: root })) {
    const path = join(root, file);
    if (!isSource(root, path)) continue;
    const [, name] = TAG.exec(readFileSync(path, "utf8")) ?? [];
    if (name) modules.set(name, (modules.get(name) ?? new Set()).add(path));
  }
  const names = [...modules.keys()].sort();
  const needs = new Map(names.map((name) => [name, reachedFrom(root, modules.get(name)!)]));
  const ordered: string[] = [];
  const place = (name: string, asking: readonly string[]) => {
    if (ordered.includes(name) || asking.includes(name)) return;
    for (const other of names)
      if (other !== name && [...modules.get(other)!].some((file) => needs.get(name)!.has(file)))
        place(other, [...asking, name]);
    ordered.push(name);
  };
  for (const name of names) place(name, []);
  return ordered.map((name) => {
    const files = new Set([...modules.get(name)!].map((file) => inProject(root, file)));
    return { name, test: (id) => files.has(inProject(root, fileOfId(id))) };
  });
}

/** These modules and all that they import. */
function reachedFrom(root: string, files: ReadonlySet<string>): ReadonlySet<string> {
  const reached = new Set(files);
  for (const file of reached)
    // Types of routes are made by the framework, and are no part of a build.
    for (const next of importsOf(root, file))
      if (isSource(root, next) && existsSync(next)) reached.add(next);
  return reached;
}

function isSource(root: string, path: string): boolean {
  return SOURCE.test(inProject(root, path));
}
