import { existsSync } from "node:fs";
import { rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { move } from "#server/move.ts";
import { startSiteServer } from "../../tests/support/site-server.ts";
import { git } from "./git.mjs";
import { pinnedNode, root, run } from "./project.mjs";
import { typedPath } from "./typed-path.ts";

/** A site that this one is compared with. */
export interface OtherState {
  url: string;
  stop(): Promise<void>;
}

/**
 * Brings up what a benchmark compares with.
 * @param name an address where a site is served, the folder of another checkout, or a commit of this one, which is then built below `.cache/states`.
 * @throws when it is none of them, or cannot be built.
 */
export async function startOtherState(name: string): Promise<OtherState> {
  if (/^https?:/.test(name)) return { url: name.replace(/\/$/, ""), stop: async () => {} };
  const typed = typedPath(name);
  const folder = existsSync(join(typed, "package.json")) ? typed : await checkedOut(name);
  const { code, output } = await run(
    pinnedNode(),
    [join(folder, "scripts/build.mjs"), "--if-stale"],
    { quiet: true, cwd: folder },
  );
  if (code !== 0) throw new Error(`${name} cannot be built:\n${output}`);
  return startSiteServer({}, folder);
}

async function checkedOut(name: string): Promise<string> {
  const [commit] = git(root, "rev-parse", "--verify", "--quiet", `${name}^{commit}`);
  if (!commit) throw new Error(`"${name}" is no address, no folder of a checkout and no commit.`);
  const folder = join(root, ".cache", "states", commit);
  if (existsSync(folder)) return folder;
  // Aside until it is whole: what was broken off would be taken for it.
  const aside = `${folder}.part`;
  await rm(aside, { recursive: true, force: true });
  await must(["clone", "--quiet", "--shared", "--no-checkout", root, aside], root);
  await must(["checkout", "--quiet", commit], aside);
  const [lock] = git(root, "diff", "--name-only", commit, "--", "package-lock.json");
  if (!lock) await symlink(join(root, "node_modules"), join(aside, "node_modules"), "junction");
  await move(aside, folder);
  return folder;
}

async function must(words: string[], cwd: string): Promise<void> {
  const { code } = await run("git", words, { cwd });
  if (code !== 0) throw new Error(`git ${words[0]} could not be done; what it said stands above.`);
}
