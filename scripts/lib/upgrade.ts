import { existsSync, readFileSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { git, mustGit } from "./git.mjs";
import { ensureInstalled, run, runNpm } from "./project.mjs";
import {
  committer,
  commitTemplate,
  lastTemplateCommit,
  madeFrom,
  type Owner,
  ownCommits,
  whyNoTemplateCommit,
  WITHOUT_HOOKS,
} from "./template-commit.ts";

/** The branch of a site that holds it as the template makes it, with nothing of its owner's. */
export const BRANCH = "template";

/** A file that both have changed, or one has and the other has deleted. */
export interface Conflict {
  file: string;
  /**
   * `lines`: git has marked both in it. `whole`: only one of them can stay, as of a picture. `moved`: git has laid it where one of them has
   * moved it or its folder. Who has deleted it, where one has.
   */
  kind: "lines" | "whole" | "moved" | "deleted by you" | "deleted by the template";
}

export type Upgraded =
  | { state: "same"; version: string }
  | { state: "merged" | "conflicts"; version: string; conflicts: readonly Conflict[] };

/**
 * Brings a site up to a newer template: it is made again from its choices on a branch that has only what the template made, and that branch
 * is merged. What the owner changed stays, what both changed is an ordinary conflict of git.
 * @param template folder of the newer template.
 * @param since the commit that has nothing of the owner's, where the history does not tell.
 * @throws {Error} with a sentence where that cannot begin or end; the branch that was merged into is then as it was.
 */
export async function upgrade(site: string, template: string, since?: string): Promise<Upgraded> {
  const base = begins(site, template, since);
  const place = await mkdtemp(join(tmpdir(), "vitrine-upgrade-"));
  const branch = join(place, "branch");
  const made = join(place, "made");
  try {
    mustGit(site, "worktree", "prune");
    // On no branch: git would not move one that another folder is on, as that of a run is that was broken off.
    mustGit(site, ...WITHOUT_HOOKS, "worktree", "add", "--quiet", "--detach", branch, base);
    await makeAgain(template, join(site, "vitrine.json"), made);
    const { version } = madeFrom(made).template;
    mustGit(branch, "rm", "-r", "--quiet", "--ignore-unmatch", ".");
    await rm(join(made, ".git"), { recursive: true });
    await cp(made, branch, { recursive: true });
    const owner = ownerOf(site, base);
    const isNewer = commitTemplate(branch, `The template, version ${version}`, owner);
    mustGit(site, "update-ref", `refs/heads/${BRANCH}`, mustGit(branch, "rev-parse", "HEAD")[0]!);
    if (!isNewer) return { state: "same", version };
    assertNothingInTheWay(site, base);
    return { version, ...(await merge(site, `The template's version ${version}`, owner)) };
  } finally {
    await run("git", ["worktree", "remove", "--force", branch], { quiet: true, cwd: site });
    await rm(place, { recursive: true, force: true });
  }
}

/** The commit that the new state follows. @throws {Error} where site or template are not fit for it. */
function begins(site: string, template: string, since: string | undefined): string {
  const { version } = madeFrom(site).template;
  if (!existsSync(join(template, "scripts/make-yours.ts")))
    throw new Error(`${template} is not the template: there is no scripts/make-yours.ts.`);
  const newer = versionOf(template);
  if (isOlder(newer, version))
    throw new Error(
      `The site is made from version ${version}, and ${template} is ${newer}: an upgrade does not go back.`,
    );
  if (!existsSync(join(site, ".git")))
    throw new Error("The site has no history of its own: an upgrade is a merge, so it needs git.");
  if (git(site, "rev-parse", "--verify", "--quiet", "MERGE_HEAD").length > 0)
    throw new Error(
      "A merge is not at its end: git commit ends it, git merge --abort takes it back. Then try again.",
    );
  if (mustGit(site, "status", "--porcelain").length > 0)
    throw new Error("There are changes that are not committed: commit them, then try again.");
  if (git(site, "branch", "--show-current")[0] === BRANCH)
    throw new Error(
      `You are on the branch ${BRANCH}, which has nothing of yours: git switch to your own, then try again.`,
    );
  const [own] = ownCommits(site, BRANCH);
  if (own !== undefined)
    throw new Error(
      `The branch ${BRANCH} has commits that the template did not make (the last is ${own.slice(0, 8)}), and an upgrade begins it anew. Keep them under another name (git branch -m ${BRANCH} mine), then try again.`,
    );
  if (since !== undefined) return commitBefore(site, since);
  const base = lastTemplateCommit(site);
  if (base === undefined) throw new Error(whyNoTemplateCommit(site));
  return base;
}

function versionOf(template: string): string {
  const manifest = readFileSync(join(template, "package.json"), "utf8");
  return (JSON.parse(manifest) as { version: string }).version;
}

/** By the numbers of two versions: what is not out yet (`2.0.0-rc.1`) is as its release. */
function isOlder(version: string, other: string): boolean {
  const [one = "", two = ""] = [version, other].map((each) => each.split("-")[0]);
  return one.localeCompare(two, "en", { numeric: true }) < 0;
}

/** A commit of the branch one is on. @throws {Error} where it is none: what is merged could not follow it. */
function commitBefore(site: string, name: string): string {
  const [commit] = git(site, "rev-parse", "--verify", "--end-of-options", `${name}^{commit}`);
  if (commit === undefined || git(site, "merge-base", commit, "HEAD")[0] !== commit)
    throw new Error(`${name} is no commit of the branch you are on.`);
  return commit;
}

/** Whom the template's commits are by where git knows nobody: who made the site. */
function ownerOf(site: string, base: string): Owner {
  const [name = "", mail = ""] = git(site, "log", "-1", "--format=%an%n%ae", base);
  return { name, mail };
}

/**
 * A merge writes over files that its owner has git ignore, and says nothing: git takes what is ignored for what can be made again.
 * @throws {Error} with the names of those that lie where the template has something new.
 */
function assertNothingInTheWay(site: string, base: string): void {
  const here = new Set(mustGit(site, "ls-tree", "-r", "--name-only", "HEAD"));
  // What only the owner has deleted stays deleted.
  const changed = ["diff", "--no-renames", "--name-only", "--diff-filter=d", base];
  const brought = mustGit(site, ...changed, `refs/heads/${BRANCH}`).filter(
    (file) => !here.has(file),
  );
  const files = new Set(brought);
  const places = new Set(brought.flatMap(pathsTo));
  const inTheWay = mustGit(site, "ls-files", "--others", "--ignored", "--exclude-standard").filter(
    (file) => places.has(file) || pathsTo(file).some((path) => files.has(path)),
  );
  if (inTheWay.length > 0)
    throw new Error(
      `The template brings these files, and you have others there, which git ignores. Move them elsewhere, then try again.\n\n${inTheWay.map((file) => `  ${file}`).join("\n")}`,
    );
}

/** A file of git's, and the folders that it lies in. */
function pathsTo(file: string): string[] {
  const names = file.split("/");
  return names.map((_, index) => names.slice(0, index + 1).join("/"));
}

/** Merges the template's branch as its owner would by hand. @throws {Error} with what git says where it is not for conflicts that it stops. */
async function merge(
  site: string,
  message: string,
  owner: Owner,
): Promise<{ state: "merged" | "conflicts"; conflicts: readonly Conflict[] }> {
  const how = { quiet: true, cwd: site };
  // What is merged is not signed, and a conflict that git remembers is still looked at.
  const options = ["--no-ff", "--no-verify-signatures", "--no-rerere-autoupdate", "-m", message];
  const words = [...committer(site, owner), "merge", ...options, `refs/heads/${BRANCH}`];
  const { code, output } = await run("git", words, how);
  if (code === 0) return { state: "merged", conflicts: [] };
  const conflicts = conflictsOf(site);
  if (conflicts.length > 0) return { state: "conflicts", conflicts };
  // A hook, or a signature that could not be made, leaves it open.
  await run("git", ["merge", "--abort"], how);
  throw new Error(`Nothing was merged. git: ${output.trim()}`);
}

/** The files of a merge that git has left open: in its list 1 is what both began with, 2 is the owner's, 3 the template's. */
function conflictsOf(site: string): Conflict[] {
  const stages = new Map<string, Set<string>>();
  for (const line of mustGit(site, "ls-files", "--unmerged")) {
    const [, stage = "", file = ""] = /^\S+ \S+ (\d)\t(.*)$/.exec(line) ?? [];
    stages.set(file, (stages.get(file) ?? new Set()).add(stage));
  }
  return [...stages].map(([file, its]) => {
    if (its.has("2") && its.has("3"))
      return { file, kind: isMarked(join(site, file)) ? "lines" : "whole" };
    if (!its.has("1")) return { file, kind: "moved" };
    return { file, kind: its.has("2") ? "deleted by the template" : "deleted by you" };
  });
}

/** Whether git has written into a file what both have made of it. */
function isMarked(file: string): boolean {
  return existsSync(file) && /^<{7}/m.test(readFileSync(file, "latin1"));
}

/** Makes the site as the template makes it now, with the packages that the template has now. */
async function makeAgain(template: string, choices: string, folder: string): Promise<void> {
  await ensureInstalled(template);
  const words = ["run", "--silent", "make-yours", "--", folder, "--choices", choices];
  const { code, output } = await runNpm(words, { quiet: true, cwd: template });
  if (code !== 0) throw new Error(`npm run make-yours: ${output.trim()}`);
}
