import { rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { both, madeSite, own, settings, words, write } from "#tests/support/made-site.ts";
import { mustGit } from "./git.mjs";
import { lastTemplateCommit } from "./template-commit.ts";
import { upgrade } from "./upgrade.ts";

it("takes no commit for the template's that was amended, and what was before it given back to the history", async () => {
  const { site, template, commit, read, head } = madeSite();
  const made = head();
  commit(own, "--amend", "--no-edit");
  const amended = head();
  await expect(upgrade(site, template)).rejects.toThrow(
    new RegExp(`^Commit ${amended.slice(0, 8)} says .* --since ${amended.slice(0, 8)}\\.`),
  );
  expect([head(), read("words.md"), read("own.md")]).toEqual([amended, ...Object.values(own)]);
  const join = ["merge", "--quiet", "--strategy=ours", "--allow-unrelated-histories"];
  mustGit(site, ...join, "--no-edit", made);
  expect(await upgrade(site, template)).toMatchObject({ state: "merged" });
  expect([read("words.md"), read("own.md")]).toEqual([both, "mine\n"]);
});

it("goes by the commit before where a branch with an upgrade was squashed", async () => {
  const { site, template, release, commit, read, has, head } = madeSite();
  const made = head();
  mustGit(site, "switch", "--quiet", "--create", "newer");
  await upgrade(site, template);
  commit(own, "--message=Mine");
  const messages = mustGit(site, "log", "--format=%B", "main..").join("\n");
  mustGit(site, "switch", "--quiet", "main");
  mustGit(site, "merge", "--quiet", "--squash", "newer");
  commit({}, "--message=The upgrade (#1)", `--message=${messages}`);
  expect(lastTemplateCommit(site)).toBe(made);
  release("3.0.0", { "words.md": words({ 5: "newer" }), "newest.md": "" });
  // That alone has been changed by both upgrades.
  expect(await upgrade(site, template)).toMatchObject({ conflicts: [{ file: "vitrine.json" }] });
  expect([read("words.md"), read("own.md")]).toEqual([both, "mine\n"]);
  expect([has("new.md"), has("newest.md")]).toEqual([true, true]);
});

it("follows the commit that it is told, where none says which files the template made", async () => {
  const { site, template, commit, read, head } = madeSite();
  commit({}, "--amend", "--message=Made\n\nMade-From-Template: vitrine 1.0.0");
  const made = head();
  commit(own, "--message=Mine");
  await expect(upgrade(site, template)).rejects.toThrow(`--since ${made.slice(0, 8)}.`);
  await expect(upgrade(site, template, "elsewhere")).rejects.toThrow("is no commit of the branch");
  expect(await upgrade(site, template, "HEAD^")).toMatchObject({ state: "merged" });
  expect([read("words.md"), read("own.md")]).toEqual([both, "mine\n"]);
  // The next one is told by what this one made.
  expect(await upgrade(site, template)).toMatchObject({ state: "same" });
});

it("says of a history that was begun anew, and of a clone that has only its end, which it is", async () => {
  const { site, template, commit } = madeSite();
  commit(own, "--message=Mine");
  const clone = path.join(site, "../clone");
  mustGit(path.dirname(site), "clone", "--quiet", "--depth=1", pathToFileURL(site).href, clone);
  await expect(upgrade(clone, template)).rejects.toThrow("git fetch --unshallow");
  mustGit(site, "switch", "--quiet", "--orphan", "anew");
  mustGit(site, "checkout", "main", "--", ".");
  commit({}, "--message=Begun anew");
  await expect(upgrade(site, template)).rejects.toThrow("begun anew");
});

it("leaves a branch of the template's name that has commits of the owner's", async () => {
  const { site, template, release, commit, head } = madeSite();
  await upgrade(site, template);
  release("3.0.0", { "words.md": words({ 5: "newest" }) });
  mustGit(site, "switch", "--quiet", "template");
  commit({ "own.md": "mine\n" }, "--message=Mine");
  const mine = head();
  mustGit(site, "switch", "--quiet", "main");
  await expect(upgrade(site, template)).rejects.toThrow(
    `(the last is ${mine.slice(0, 8)}), and an upgrade begins it anew. Keep them`,
  );
  expect(mustGit(site, "rev-parse", "refs/heads/template")).toEqual([mine]);
  mustGit(site, "branch", "-m", "template", "mine");
  expect(await upgrade(site, template)).toMatchObject({ state: "merged" });
  // What is in the branch one is on is kept there.
  mustGit(site, "branch", "--force", "template", "HEAD");
  release("4.0.0", { "words.md": words({ 5: "newest of all" }) });
  expect(await upgrade(site, template)).toMatchObject({ state: "merged" });
});

it("finds the template's commits with a reader's settings of git's log", async () => {
  const { site } = madeSite();
  const made = lastTemplateCommit(site);
  settings(site, "[grep]\n  patternType = fixed\n");
  expect(made).toBeDefined();
  expect(lastTemplateCommit(site)).toBe(made);
});

it("does not go back to an older template, nor over what is not committed, nor on its own branch", async () => {
  const { site, template, release, commit } = madeSite();
  release("0.10.0", {});
  await expect(upgrade(site, template)).rejects.toThrow("version 1.0.0, and");
  release("1.0.0-rc.1", { "words.md": words() });
  expect(await upgrade(site, template)).toMatchObject({ state: "merged" });
  mustGit(site, "switch", "--quiet", "template");
  await expect(upgrade(site, template)).rejects.toThrow("You are on the branch template");
  mustGit(site, "switch", "--quiet", "main");
  write(site, { "own.md": "" });
  await expect(upgrade(site, template)).rejects.toThrow("commit them, then try again");
  commit({}, "--message=Mine");
  rmSync(path.join(site, ".git/HEAD"));
  await expect(upgrade(site, template)).rejects.toThrow(/^git: fatal: not a git repository/);
});
