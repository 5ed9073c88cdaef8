import { rmSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { madeSite, words, write } from "#tests/support/made-site.ts";
import { mustGit } from "./git.mjs";
import { reported } from "./upgrade-report.ts";
import { upgrade } from "./upgrade.ts";

it("says of each file that both have changed what is to be done with it", async () => {
  const { site, template, release, commit, has } = madeSite();
  const sample = { "gone.md": "1\n", "picture.avif": "\0 1", "sample.md": "1\n" };
  release("1.1.0", { "words.md": words(), ...sample });
  await upgrade(site, template);
  rmSync(path.join(site, "sample.md"));
  const mine = { "words.md": words({ 5: "mine" }), "gone.md": "mine\n", "picture.avif": "\0 mine" };
  commit(mine, "--message=Mine");
  release("2.0.0", {
    "words.md": words({ 5: "newer" }),
    "picture.avif": "\0 2",
    "sample.md": "2\n",
  });
  const upgraded = await upgrade(site, template);
  expect(upgraded).toMatchObject({
    state: "conflicts",
    conflicts: [
      { file: "gone.md", kind: "deleted by the template" },
      { file: "picture.avif", kind: "whole" },
      { file: "sample.md", kind: "deleted by you" },
      { file: "words.md", kind: "lines" },
    ],
  });
  expect(reported(upgraded)).toMatch(
    /Edit them[^\n]+:\n {2}words\.md\n\n.*--ours[^\n]+:\n {2}picture\.avif\n\nYou deleted[^\n]+git rm[^\n]+:\n {2}sample\.md\n\nThe template deleted[^\n]+:\n {2}gone\.md\n/,
  );
  // As it says.
  mustGit(site, "rm", "--quiet", "sample.md", "gone.md");
  mustGit(site, "checkout", "--ours", "picture.avif");
  write(site, { "words.md": words({ 5: "both" }) });
  mustGit(site, "add", "picture.avif", "words.md");
  await expect(upgrade(site, template)).rejects.toThrow("A merge is not at its end");
  commit({}, "--message=Merged");
  expect([has("sample.md"), has("gone.md")]).toEqual([false, false]);
  expect(await upgrade(site, template)).toMatchObject({ state: "same" });
});

it("says that something new lies where its folder was moved to", async () => {
  const { site, template, release, commit } = madeSite();
  const posts = { "posts/1.md": words({ 1: "one" }), "posts/2.md": words({ 2: "two" }) };
  release("1.1.0", { "words.md": words(), ...posts });
  await upgrade(site, template);
  mustGit(site, "mv", "posts", "tidings");
  commit({}, "--message=Mine");
  release("2.0.0", { "words.md": words(), ...posts, "posts/new.md": "new\n" });
  const upgraded = await upgrade(site, template);
  expect(upgraded).toMatchObject({ conflicts: [{ file: "tidings/new.md", kind: "moved" }] });
  expect(reported(upgraded)).toMatch(/git add[^\n]+git rm[^\n]+:\n {2}tidings\/new\.md/);
});
