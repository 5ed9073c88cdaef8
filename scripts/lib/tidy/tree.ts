import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, rmdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * A project in memory: files by their paths from its root, with `/`. What is no text has `null` for its contents. Everything that tidy does,
 * it does here; a test's project is a literal.
 */
export type Tree = Map<string, string | null>;

const text = /\.(?:tsx?|mts|mjs|cjs|css|json|md|ya?ml|py|svg|html|sh|cmd)$/;

/** What git knows of a folder, without what is deleted in it, and what is new and not ignored. */
export function readTree(root: string): Tree {
  const list = (...options: string[]) =>
    execFileSync("git", ["-c", "core.quotePath=false", "ls-files", "-z", ...options], {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    })
      .split("\0")
      .filter(Boolean);
  const gone = new Set(list("--deleted"));
  const files = list("--cached", "--others", "--exclude-standard").filter(
    (file) => !gone.has(file),
  );
  return new Map(
    files
      .toSorted()
      .map((file) => [file, text.test(file) ? readFileSync(join(root, file), "utf8") : null]),
  );
}

/** Writes to the disk what is different in `after`, and removes folders that it empties. */
export function writeTree(root: string, before: Tree, after: Tree): void {
  for (const [file, contents] of after)
    if (contents !== null && contents !== before.get(file)) {
      mkdirSync(join(root, dirname(file)), { recursive: true });
      writeFileSync(join(root, file), contents);
    }
  for (const file of before.keys()) {
    if (after.has(file)) continue;
    rmSync(join(root, file));
    removeEmpty(root, dirname(file));
  }
}

function removeEmpty(root: string, folder: string): void {
  if (folder === ".") return;
  try {
    rmdirSync(join(root, folder));
  } catch (error) {
    if (["ENOTEMPTY", "EEXIST", "ENOENT"].includes((error as NodeJS.ErrnoException).code ?? ""))
      return;
    throw error;
  }
  removeEmpty(root, dirname(folder));
}
