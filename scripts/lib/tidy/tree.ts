import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, posix } from "node:path";
import { git, hasGit, mustGit } from "../git.mjs";

/**
 * A project in memory: files by their paths from its root, with `/`. What is no text has `null` for its contents. Everything that tidy does,
 * it does here; a test's project is a literal.
 */
export type Tree = Map<string, string | null>;

const text = /\.(?:tsx?|mts|mjs|cjs|css|json|md|ya?ml|py|svg|html|sh|cmd)$|(?:^|\/)\.\w+rc$/;

/**
 * The files of a project: what git knows of them, new ones too; without git, all but what is installed, made or hidden.
 * @throws {Error} with what git says, where it is there and does not answer.
 */
export function readTree(root: string): Tree {
  const files = filesByGit(root) ?? filesByFolder(root);
  return new Map(
    files.toSorted().map((file) => [file, text.test(file) ? readText(join(root, file)) : null]),
  );
}

/** Lines end with LF here, however they lie on the disk: git for Windows may write CRLF into a checkout. Nor does a text begin with the mark that some editors write. */
function readText(file: string): string {
  return readFileSync(file, "utf8")
    .replace(/^\uFEFF/, "")
    .replaceAll("\r\n", "\n");
}

function filesByGit(root: string): string[] | undefined {
  if (!existsSync(join(root, ".git")) || !hasGit()) return undefined;
  const gone = new Set(mustGit(root, "ls-files", "--deleted"));
  const files = mustGit(root, "ls-files", "--cached", "--others", "--exclude-standard");
  // With a slash at the end: another repository in a folder of this one.
  return files.filter((file) => !gone.has(file) && !file.endsWith("/"));
}

/** Those of a project's files that its last commit does not have as they lie on the disk: what is lost with them, git does not bring back. */
export function uncommitted(root: string, files: readonly string[]): string[] {
  const isRepository = existsSync(join(root, ".git")) && hasGit();
  const kept = new Set(isRepository ? git(root, "ls-tree", "-r", "--name-only", "HEAD") : []);
  if (kept.size > 0)
    for (const changed of mustGit(root, "diff", "--name-only", "--no-renames", "HEAD"))
      kept.delete(changed);
  return files.filter((file) => !kept.has(file));
}

/** At the root of a project. */
const made = new Set(["build", "data", "export", "shots", "test-results"]);
/** Not the project's, wherever it lies: packages, what a file manager leaves (`.gitignore`), and what is hidden apart from the project's own. */
const foreign =
  /^(?:node_modules|Thumbs\.db|desktop\.ini|__pycache__|\.(?!ci$|dockerignore|editorconfig|git(?:attributes|hub|ignore|lab-ci)|npmrc|oxfmtrc|oxlintrc|vscode).*)$/;

function filesByFolder(root: string, folder = ""): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !foreign.test(name) && (folder !== "" || !made.has(name)))
    .flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) return filesByFolder(root, path);
      return entry.isFile() ? [path] : [];
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
