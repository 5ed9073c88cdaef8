import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { git } from "../git.mjs";

/**
 * A project in memory: files by their paths from its root, with `/`. What is no text has `null` for its contents. Everything that tidy does,
 * it does here; a test's project is a literal.
 */
export type Tree = Map<string, string | null>;

const text = /\.(?:tsx?|mts|mjs|cjs|css|json|md|ya?ml|py|svg|html|sh|cmd)$/;

/** The files of a project: what git knows of them, new ones too; without git, all but what is installed, made or hidden. */
export function readTree(root: string): Tree {
  const files = filesByGit(root) ?? filesByFolder(root);
  return new Map(
    files
      .toSorted()
      .map((file) => [file, text.test(file) ? readFileSync(join(root, file), "utf8") : null]),
  );
}

function filesByGit(root: string): string[] | undefined {
  if (!existsSync(join(root, ".git"))) return undefined;
  const gone = new Set(git(root, "ls-files", "--deleted"));
  const files = git(root, "ls-files", "--cached", "--others", "--exclude-standard");
  return files.filter((file) => !gone.has(file));
}

function filesByFolder(root: string): string[] {
  const made = new Set(["node_modules", "build", "data", "shots", "test-results"]);
  return readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => !made.has(name) && !/^\.(?!oxlintrc|oxfmtrc|gitignore|npmrc)/.test(name))
    .flatMap((entry) => {
      if (!entry.isDirectory()) return [entry.name];
      const below = readdirSync(join(root, entry.name), { recursive: true, withFileTypes: true });
      return below
        .filter((each) => each.isFile() && !each.parentPath.includes("node_modules"))
        .map((each) => relative(root, join(each.parentPath, each.name)).replaceAll("\\", "/"));
    });
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
    rmSync(join(root, file), { force: true });
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
