import { existsSync } from "node:fs";
import { symlink } from "node:fs/promises";
import { join } from "node:path";
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
  const clone = ["clone", "--quiet", "--shared", "--no-checkout", root, folder];
  await run("git", clone);
  await run("git", ["checkout", "--quiet", commit], { cwd: folder });
  const [lock] = git(root, "diff", "--name-only", commit, "--", "package-lock.json");
  if (!lock) await symlink(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  return folder;
}
