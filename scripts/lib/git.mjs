// What git says of a folder. Plain JavaScript without packages, like project.mjs.
import { spawnSync } from "node:child_process";

/** The lines that git prints; none when it cannot answer (no repository, no such commit). */
export function git(folder, ...args) {
  const { status, stdout } = spawnSync("git", ["-c", "core.quotePath=false", ...args], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "ignore"],
  });
  return status === 0 ? stdout.split("\n").filter(Boolean) : [];
}

/** The commit that the present state is compared with: the last one of main before it, by main's first parents. */
export function comparedCommit(folder) {
  const [base] = git(folder, "merge-base", "HEAD", "main");
  const [head] = git(folder, "rev-parse", "HEAD");
  return base === undefined || base === head ? "HEAD^" : base;
}
