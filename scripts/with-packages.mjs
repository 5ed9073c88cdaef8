// `node scripts/with-packages.mjs PROGRAM …`: installs what is missing, then runs a program of ours on the pinned Node. For commands that may
// be the first on a fresh clone.
import { spawnSync } from "node:child_process";
import { ensureInstalled, fail, pinnedNode } from "./lib/project.mjs";

try {
  await ensureInstalled();
  // A terminal's Ctrl-C reaches the program by itself, which may have something to put away.
  process.on("SIGINT", () => {});
  const { status, error } = spawnSync(pinnedNode(), process.argv.slice(2), { stdio: "inherit" });
  if (error) throw error;
  process.exit(status ?? 130);
} catch (error) {
  fail(error);
}
