import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { unreadFiles } from "./unread-files.ts";

it("names what lies among posts and comments and would be missed on the site", async () => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-unread-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(await unreadFiles(folder)).toEqual([]);
  for (const file of [
    "comments/bread.yaml",
    "comments/bread.yml",
    "posts/.DS_Store",
    "posts/2026/butter.md",
    "posts/_later.md",
    "posts/bread.md",
    "posts/salt.markdown",
    "team.ts",
  ]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), "");
  }
  expect((await unreadFiles(folder)).map((sentence) => sentence.split(" ")[0])).toEqual([
    "content/comments/bread.yaml",
    "content/posts/2026/butter.md",
    "content/posts/salt.markdown",
  ]);
});
