import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findPage } from "#registry/pages.ts";
import { importsOf } from "../../scripts/lib/imports.ts";
import { inProject } from "../../scripts/lib/slashes.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A file that more pages than this are made from belongs to the frame: one page of each kind is looked at instead of all. */
const FRAME_FROM = 24;

/**
 * The pages made from one of these files, by whatever their module imports.
 * @param frameFrom a file that more of them than this are made from is no page's own, and counts for none.
 */
export function pathsMadeFrom(
  changed: readonly string[],
  paths: readonly string[],
  frameFrom = FRAME_FROM,
): string[] {
  const sources = new Map(paths.map((path) => [path, sourcesOf(path)]));
  const isFrame = (file: string) =>
    [...sources.values()].filter((files) => files.has(file)).length > frameFrom;
  const telling = changed.filter((file) => !isFrame(file));
  return paths.filter((path) => telling.some((file) => sources.get(path)?.has(file)));
}

/** Whether a page uses a file of ours, by whatever its module imports. @param file relative to the project. */
export function isMadeFrom(path: string, file: string): boolean {
  return sourcesOf(path).has(file);
}

/** Whether a page itself, its header and footer aside, uses a file of ours. @param file relative to the project. */
export function hasItself(path: string, file: string): boolean {
  const found = new Set<string>();
  const page = findPage(path);
  if (page) follow(join(root, "app", page.module), found);
  return found.has(join(root, file));
}

/** All files of ours that a page is made from, relative to the project. */
function sourcesOf(path: string): Set<string> {
  const page = findPage(path);
  if (!page) return new Set();
  const entries = [
    page.module,
    `frame/headers/${page.header}.tsx`,
    `frame/footers/${page.footer}.tsx`,
    `skins/${page.skin.name}.ts`,
    join(dirname(page.module), "entry.ts"),
  ];
  const found = new Set<string>();
  for (const entry of entries) follow(join(root, "app", entry), found);
  return new Set([...found].map((file) => inProject(root, file)));
}

function follow(file: string, found: Set<string>): void {
  if (found.has(file)) return;
  const imported = knownImports(file);
  if (!imported) return;
  found.add(file);
  for (const each of imported) follow(each, found);
}

/** What each file imports of ours, by its full name; null for one that does not exist. Many pages are made from the same files. */
const known = new Map<string, readonly string[] | null>();

function knownImports(file: string): readonly string[] | null {
  let imported = known.get(file);
  if (imported === undefined) {
    imported = existsSync(file) ? importsOf(root, file) : null;
    known.set(file, imported);
  }
  return imported;
}
