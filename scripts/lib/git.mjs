// What git says of a folder. Plain JavaScript without packages, like project.mjs.
import { spawnSync } from "node:child_process";

/** The lines that git prints; none when it cannot answer (no repository, no such commit). */
export function git(folder, ...args) {
  const { status, stdout } = ask(folder, args);
  return status === 0 ? linesOf(stdout) : [];
}

/** The lines that git prints. @throws {Error} with what git says where it cannot answer: no lines are an answer, too. */
export function mustGit(folder, ...args) {
  const { status, stdout, stderr, error } = ask(folder, args);
  if (status !== 0) throw new Error(`git: ${error?.message ?? stderr.trim()}`);
  return linesOf(stdout);
}

/** Whether git is installed. */
export function hasGit() {
  return spawnSync("git", ["--version"], { stdio: "ignore" }).status === 0;
}

/** Settings of those who run it would change what it prints. */
function ask(folder, args) {
  const settings = ["core.quotePath=false", "log.showSignature=false"];
  return spawnSync("git", [...settings.flatMap((each) => ["-c", each]), ...args], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "pipe"],
  });
}

function linesOf(output) {
  return output.split("\n").filter(Boolean);
}

/** The commit that the present state is compared with: the last one of main before it, by main's first parents. */
export function comparedCommit(folder) {
  const [base] = git(folder, "merge-base", "HEAD", "main");
  const [head] = git(folder, "rev-parse", "HEAD");
  return base === undefined || base === head ? "HEAD^" : base;
}
