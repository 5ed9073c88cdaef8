import { fileURLToPath } from "node:url";
import { comparedCommit, git } from "../../scripts/lib/git.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A file that was moved and is at least this much alike has not changed: a large move is no reason to look at every page. */
const ALIKE = "90%";

/**
 * Files that differ from the last commit of main before this one, committed or not; relative to the project. Moved ones count when they
 * were also rewritten. Empty outside a repository, and in a clone without that commit.
 */
export function changedFiles(folder = root): string[] {
  const since = comparedCommit(folder);
  const tracked = git(folder, "diff", "--name-status", `--find-renames=${ALIKE}`, "-l0", since);
  return [
    ...tracked.filter((line) => !line.startsWith("R")).map((line) => line.split("\t").at(-1)!),
    ...git(folder, "ls-files", "--others", "--exclude-standard"),
  ];
}

/** Names everything that is committed, by its contents; empty outside a repository. */
export function committedTree(folder = root): string {
  return git(folder, "rev-parse", "HEAD^{tree}")[0] ?? "";
}
