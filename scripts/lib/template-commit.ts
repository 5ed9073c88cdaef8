import { existsSync } from "node:fs";
import { join } from "node:path";
import { git, mustGit } from "./git.mjs";
import { isRecord, readJson } from "./read-json.ts";

/** Which template a site was made from, and what was chosen: its `vitrine.json`. */
export interface MadeFrom {
  template: { name: string; version: string };
  choices: Record<string, unknown>;
}

/** By whose name a site is committed where git's settings name nobody. */
export interface Owner {
  name: string;
  mail: string;
}

/**
 * Ends the message of each commit that is a site as the template makes it, before the template's name, its version and the tree of the commit:
 * by this line the last one is found, in any clone. A commit that was amended, or that repeats the message of others, has another tree.
 */
const TRAILER = "Made-From-Template:";

/** Options of git for what is the program's alone: an owner's hooks and signatures are for what the owner does. */
export const WITHOUT_HOOKS = ["-c", "core.hooksPath=/dev/null", "-c", "commit.gpgSign=false"];

/**
 * Commits all that lies in a folder as what the template has made, also what an owner's settings ignore elsewhere.
 * @returns false where it is what the last commit has.
 */
export function commitTemplate(folder: string, subject: string, owner: Owner): boolean {
  mustGit(folder, "add", "--all", "--force");
  keepPrograms(folder);
  const [tree = ""] = mustGit(folder, "write-tree");
  if (git(folder, "rev-parse", "--verify", "HEAD^{tree}")[0] === tree) return false;
  const { name, version } = madeFrom(folder).template;
  const message = `${subject}\n\n${TRAILER} ${name} ${version} ${tree}`;
  const options = [...WITHOUT_HOOKS, ...committer(folder, owner)];
  mustGit(folder, ...options, "commit", "--quiet", "--message", message);
  return true;
}

/** Where files have no bit that makes them programs (Windows), what was removed and added again would lose it. */
function keepPrograms(folder: string): void {
  if (git(folder, "config", "--type=bool", "core.fileMode")[0] !== "false") return;
  const lost = git(folder, "diff-index", "--cached", "HEAD").flatMap((line) => {
    const [modes = "", file = ""] = line.split("\t");
    return modes.startsWith(":100755 100644 ") ? [file] : [];
  });
  if (lost.length > 0) mustGit(folder, "update-index", "--chmod=+x", "--", ...lost);
}

/** Options of git that name who commits, where its settings do not. */
export function committer(folder: string, { name, mail }: Owner): string[] {
  return Object.entries({ "user.name": name, "user.email": mail }).flatMap(([key, value]) =>
    git(folder, "config", key).length > 0 ? [] : ["-c", `${key}=${value}`],
  );
}

/** The last state that the template made in the history of a site, with nothing of its owner's; undefined where there is none. */
export function lastTemplateCommit(folder: string): string | undefined {
  return claims(folder).find((each) => isTemplates(folder, each))?.commit;
}

/** Commits of a branch that are not in the history one is on, and that the template did not make; the newest first. */
export function ownCommits(folder: string, branch: string): string[] {
  return commits(folder, `refs/heads/${branch}`, "^HEAD")
    .filter((each) => !isTemplates(folder, each))
    .map(({ commit }) => commit);
}

/** Why a history has no such state, and what its owner can do, in sentences. */
export function whyNoTemplateCommit(folder: string): string {
  if (git(folder, "rev-parse", "--is-shallow-repository")[0] === "true")
    return "This clone has only the end of the history: git fetch --unshallow, then try again.";
  const [last] = claims(folder);
  if (last === undefined)
    return "The history has no commit that make-yours made: it was begun anew, so nothing says what is yours. If one of its commits has nothing of yours, name it: --since COMMIT.";
  const short = last.commit.slice(0, 8);
  return `Commit ${short} says that the template made it, but may hold changes of yours: it was amended or squashed, or made before commits named their files. If nothing in it is yours: --since ${short}. What is yours in it would be as the template has it.`;
}

interface Commit {
  commit: string;
  tree: string;
}

/** Commits that say that the template made them, newest first. */
function claims(folder: string): Commit[] {
  return commits(folder, "--basic-regexp", `--grep=^${TRAILER} `);
}

/** Commits of a history, newest first. @param words which, as for `git log`. */
function commits(folder: string, ...words: string[]): Commit[] {
  return git(folder, "log", "--topo-order", "--format=%H %T", ...words).map((line) => {
    const [commit = "", tree = ""] = line.split(" ");
    return { commit, tree };
  });
}

/** Whether the template made a commit, and nobody has changed it since. */
function isTemplates(folder: string, { commit, tree }: Commit): boolean {
  return claimedTrees(folder, commit).includes(tree);
}

/** The trees that a commit's message names: a squashed one has the messages of several. */
function claimedTrees(folder: string, commit: string): string[] {
  return git(folder, "log", "-1", "--format=%B", commit)
    .filter((line) => line.startsWith(TRAILER))
    .map((line) => line.trimEnd().split(" ").at(-1)!);
}

/** What a site was made from. @throws {Error} with a sentence where it was not made, or where its owner has broken the file. */
export function madeFrom(folder: string): MadeFrom {
  const file = join(folder, "vitrine.json");
  if (!existsSync(file))
    throw new Error(
      "There is no vitrine.json here: only a site that make-yours made can be upgraded.",
    );
  const read = readJson(file);
  if (!isRecord(read) || !isRecord(read.template) || typeof read.template.version !== "string")
    throw new Error(`${file} does not say of which version of the template the site is.`);
  return read as unknown as MadeFrom;
}
