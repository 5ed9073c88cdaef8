import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { findPage } from "#content/pages/registry.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A file that more pages than this are made from belongs to the frame: one page of each kind is looked at instead of all. */
const FRAME_FROM = 24;

/** The pages made from a file that changed since the last commit on main, by whatever their module imports. */
export function pathsWithChangedSources(paths: readonly string[]): string[] {
  const changed = changedFiles();
  const sources = new Map(paths.map((path) => [path, sourcesOf(path)]));
  const isFrame = (file: string) =>
    [...sources.values()].filter((files) => files.has(file)).length > FRAME_FROM;
  const telling = changed.filter((file) => !isFrame(file));
  return paths.filter((path) => telling.some((file) => sources.get(path)?.has(file)));
}

/** Changed against the last commit of main before this one, committed or not; relative to the project. Empty outside a repository. */
export function changedFiles(): string[] {
  const base = git("merge-base", "HEAD", "main")[0];
  const head = git("rev-parse", "HEAD")[0];
  const since = base === undefined || base === head ? "HEAD^" : base;
  return [
    ...git("diff", "--name-only", since),
    ...git("ls-files", "--others", "--exclude-standard"),
  ];
}

function git(...args: string[]): string[] {
  try {
    const output = execFileSync("git", args, {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return output.split("\n").filter(Boolean);
  } catch {
    return [];
  }
}

/** All files of ours that a page is made from, relative to the project. */
function sourcesOf(path: string): Set<string> {
  const page = findPage(path);
  if (!page) return new Set();
  const entries = [
    page.module,
    `headers/${page.header}.tsx`,
    `footers/${page.footer}.tsx`,
    `skins/${page.skin}.ts`,
  ];
  const found = new Set<string>();
  for (const entry of entries) follow(join(root, "app", entry), found);
  return new Set([...found].map((file) => relative(root, file)));
}

function follow(file: string, found: Set<string>): void {
  if (found.has(file) || !existsSync(file)) return;
  found.add(file);
  if (!/\.tsx?$/.test(file)) return;
  for (const [, specifier = ""] of readFileSync(file, "utf8").matchAll(
    /(?:from|import)\s*\(?\s*"([#.][^"]+)"/g,
  )) {
    follow(
      specifier.startsWith("#") ? join(root, specifier.slice(1)) : join(dirname(file), specifier),
      found,
    );
  }
}
