import { existsSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { git } from "./git.mjs";
import { run, runNpm } from "./project.mjs";
import { lastTemplateCommit, madeFrom, templateMessage } from "./template-commit.ts";

/** The branch of a site that holds it as the template makes it, with nothing of its owner's. */
export const BRANCH = "template";

export type Upgraded =
  | { state: "same"; version: string }
  | { state: "merged" | "conflicts"; version: string; conflicts: readonly string[] };

/**
 * Brings a site up to a newer template: it is made again from its choices on a branch that has only what the template made, and that branch
 * is merged. What the owner changed stays, what both changed is an ordinary conflict of git.
 * @param template folder of the newer template.
 * @throws {Error} with a sentence where that cannot begin; the site is then as it was.
 */
export async function upgrade(site: string, template: string): Promise<Upgraded> {
  const base = begins(site, template);
  const place = await mkdtemp(join(tmpdir(), "vitrine-upgrade-"));
  const branch = join(place, "branch");
  const made = join(place, "made");
  try {
    await must("git", ["worktree", "add", "--quiet", "--force", "-B", BRANCH, branch, base], site);
    await makeAgain(template, join(site, "vitrine.json"), made);
    const { template: from } = madeFrom(made);
    await must("git", ["rm", "-r", "--quiet", "--ignore-unmatch", "."], branch);
    await rm(join(made, ".git"), { recursive: true });
    await cp(made, branch, { recursive: true });
    await must("git", ["add", "--all"], branch);
    if (git(branch, "status", "--porcelain").length === 0)
      return { state: "same", version: from.version };
    const who = committer(site, base);
    const message = templateMessage(`The template, version ${from.version}`, { template: from });
    await must("git", [...who, "commit", "--quiet", "--message", message], branch);
    const merge = await run(
      "git",
      [...who, "merge", "--no-ff", "-m", `The template's version ${from.version}`, BRANCH],
      { quiet: true, cwd: site },
    );
    const conflicts = git(site, "diff", "--name-only", "--diff-filter=U");
    if (merge.code !== 0 && conflicts.length === 0) throw new Error(`git: ${merge.output.trim()}`);
    return { state: merge.code === 0 ? "merged" : "conflicts", version: from.version, conflicts };
  } finally {
    await run("git", ["worktree", "remove", "--force", branch], { quiet: true, cwd: site });
    await rm(place, { recursive: true, force: true });
  }
}

/** The commit that the new state follows. @throws {Error} where site or template are not fit for it. */
function begins(site: string, template: string): string {
  madeFrom(site);
  if (!existsSync(join(template, "scripts/make-yours.ts")))
    throw new Error(`${template} is not the template: there is no scripts/make-yours.ts.`);
  if (git(site, "rev-parse", "--git-dir").length === 0)
    throw new Error("The site has no history: an upgrade is a merge, so it needs git.");
  if (git(site, "status", "--porcelain").length > 0)
    throw new Error("There are changes that are not committed: commit them, then try again.");
  const base = lastTemplateCommit(site);
  if (base === undefined)
    throw new Error(
      "The history has no commit that make-yours made: it was begun anew or squashed, so nothing says what is yours.",
    );
  return base;
}

/** Options of git that name who commits: where it knows nobody, who made the site. */
function committer(site: string, base: string): string[] {
  if (git(site, "config", "user.email").length > 0) return [];
  const [name, mail] = git(site, "log", "-1", "--format=%an%n%ae", base);
  return ["-c", `user.name=${name}`, "-c", `user.email=${mail}`];
}

/** Makes the site as the template makes it now. */
async function makeAgain(template: string, choices: string, folder: string): Promise<void> {
  if (!existsSync(join(template, "node_modules")))
    await must("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], template);
  const words = ["run", "--silent", "make-yours", "--", folder, "--choices", choices];
  await must("npm", words, template);
}

async function must(program: "git" | "npm", words: string[], cwd: string): Promise<void> {
  const how = { quiet: true, cwd };
  const { code, output } = await (program === "npm"
    ? runNpm(words, how)
    : run(program, words, how));
  if (code !== 0) throw new Error(`${program} ${words[0]}: ${output.trim()}`);
}
