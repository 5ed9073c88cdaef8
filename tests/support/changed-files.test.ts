import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { changedFiles, committedTree } from "./changed-files.ts";

/** Sentences enough for a part of them to be a small share. */
const text = (words: string) =>
  Array.from({ length: 40 }, (_, line) => `${words}, line ${line}\n`).join("");

function repository() {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-changed-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=Ada", "-c", "user.email=ada@example.com", ...args], {
      cwd: folder,
      stdio: "pipe",
    });
  git("init", "--quiet", "--initial-branch=main");
  return {
    folder,
    git,
    write: (name: string, content: string) => writeFileSync(join(folder, name), content),
    commit: () => {
      git("add", "--all");
      git("commit", "--quiet", "--message", "a step");
    },
  };
}

test("what differs from main's last commit has changed, committed or not", () => {
  const { folder, write, commit } = repository();
  for (const name of ["kept.ts", "edited.ts", "gone.ts", "touched.ts"]) write(name, text(name));
  commit();
  write("edited.ts", text("other words"));
  write("added.ts", text("new"));
  rmSync(join(folder, "gone.ts"));
  commit();
  write("touched.ts", text("at work"));
  write("untracked.ts", "");
  expect(changedFiles(folder).toSorted()).toEqual([
    "added.ts",
    "edited.ts",
    "gone.ts",
    "touched.ts",
    "untracked.ts",
  ]);
});

test("on a branch all of its commits count", () => {
  const { folder, write, commit, git } = repository();
  write("first.ts", "");
  commit();
  git("switch", "--quiet", "--create", "branch");
  for (const name of ["second.ts", "third.ts"]) {
    write(name, text(name));
    commit();
  }
  expect(changedFiles(folder)).toEqual(["second.ts", "third.ts"]);
});

test("a file that only moved has not changed; one that was also rewritten has", () => {
  const { folder, write, commit } = repository();
  write("moved.ts", text("moved"));
  write("rewritten.ts", text("rewritten"));
  commit();
  mkdirSync(join(folder, "room"));
  renameSync(join(folder, "moved.ts"), join(folder, "room", "moved.ts"));
  // An import has another path afterwards.
  write("room/moved.ts", `import "./other.ts";\n${text("moved")}`);
  rmSync(join(folder, "rewritten.ts"));
  write("room/rewritten.ts", text("rewritten").replaceAll(/rewritten, line [1-3]\d/g, "new words"));
  commit();
  expect(changedFiles(folder).toSorted()).toEqual(["rewritten.ts", "room/rewritten.ts"]);
});

test("the tree is the same for the same contents, whenever they were committed", () => {
  const trees = ["2026-01-01T00:00:00Z", "2026-06-01T00:00:00Z"].map((date) => {
    const { folder, write, git } = repository();
    write("page.ts", text("page"));
    git("add", "--all");
    git("commit", "--quiet", "--message", date, `--date=${date}`);
    return committedTree(folder);
  });
  expect(trees[0]).toMatch(/^[0-9a-f]{40}$/);
  expect(trees[1]).toBe(trees[0]);
});

test("outside a repository nothing has changed", () => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-changed-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect(changedFiles(folder)).toEqual([]);
  expect(committedTree(folder)).toBe("");
});
