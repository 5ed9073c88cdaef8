import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { ada, both, madeSite, own, settings, words, write } from "#tests/support/made-site.ts";
import { git, mustGit } from "./git.mjs";
import { installMark, MARK } from "./project.mjs";
import { withSlashes } from "./slashes.ts";
import { commitTemplate, lastTemplateCommit } from "./template-commit.ts";
import { upgrade } from "./upgrade.ts";

it("brings what is newer and keeps what is the owner's", async () => {
  const { site, template, commit, read, has } = madeSite();
  commit(own, "--message=Mine");
  expect(await upgrade(site, template)).toMatchObject({ state: "merged", version: "2.0.0" });
  expect([read("words.md"), read("own.md"), has("new.md")]).toEqual([both, "mine\n", true]);
});

it("brings all that was made, whatever its owner has git ignore", async () => {
  const { site, template, release, commit, has } = madeSite();
  commit(own, "--message=Mine");
  release("1.1.0", { "words.md": words(), ".vscode/settings.json": "{}", "scripts/lib/a.ts": "" });
  const ignored = path.join(site, "../ignored");
  writeFileSync(ignored, ".vscode\nlib/\n");
  settings(site, `[core]\n  excludesFile = ${withSlashes(ignored)}\n`);
  writeFileSync(path.join(site, ".git/info/exclude"), "words.md\n");
  expect(await upgrade(site, template)).toMatchObject({ state: "merged" });
  expect(
    [".vscode/settings.json", "scripts/lib/a.ts", "words.md", "own.md"].filter(
      (file) => !has(file),
    ),
  ).toEqual([]);
});

it("leaves a file that its owner has git ignore, where the template has one of that name now", async () => {
  const { site, template, release, commit, read, head } = madeSite();
  commit({ ".gitignore": ".env*\nnotes\nlogs\n" }, "--message=Mine");
  const newer = { "words.md": words(), ".env.example": "", "notes/a.md": "", logs: "", "b.md": "" };
  release("2.0.0", newer);
  const mine = { ".env.example": "KEY=1\n", notes: "mine\n", "logs/today": "mine\n", ".env": "" };
  write(site, mine);
  const before = head();
  await expect(upgrade(site, template)).rejects.toThrow(
    /Move them elsewhere, then try again\.\n\n {2}\.env\.example\n {2}logs\/today\n {2}notes$/,
  );
  expect([head(), git(site, "status", "--porcelain")]).toEqual([before, []]);
  for (const [file, text] of Object.entries(mine)) expect(read(file)).toBe(text);
  for (const file of [".env.example", "notes", "logs"])
    rmSync(path.join(site, file), { recursive: true });
  expect(await upgrade(site, template)).toMatchObject({ state: "merged" });
  expect(read(".env.example")).toBe("");
});

it("is not kept by a file that its owner took out of the history and goes on using", async () => {
  const { site, template, commit, read } = madeSite();
  mustGit(site, "rm", "--quiet", "--cached", "words.md");
  commit({ ".gitignore": "words.md\n" }, "--message=Mine");
  expect(read("words.md")).toBe(words());
  // The template has changed it, and git would write that over it.
  await expect(upgrade(site, template)).rejects.toThrow(/\n {2}words\.md$/);
  write(path.join(template, "made"), { "words.md": words() });
  write(site, { "words.md": "mine\n" });
  expect(await upgrade(site, template)).toMatchObject({ state: "merged" });
  expect(read("words.md")).toBe("mine\n");
});

it("installs the template's packages where those that are there are of another lock file", async () => {
  const { site, template, commit, read } = madeSite();
  commit(own, "--message=Mine");
  const manifest = { version: "2.0.0", dependencies: { newer: "file:newer" } };
  const lock = {
    lockfileVersion: 3,
    packages: {
      "": manifest,
      newer: { version: "1.0.0" },
      "node_modules/newer": { resolved: "newer", link: true },
    },
  };
  const make = readFileSync(path.join(template, "make.mjs"), "utf8");
  write(template, {
    "package.json": JSON.stringify({ ...manifest, scripts: { "make-yours": "node make.mjs" } }),
    "package-lock.json": JSON.stringify({ version: "2.0.0", ...lock }),
    "newer/package.json": JSON.stringify({ name: "newer", version: "1.0.0", exports: "./a.mjs" }),
    "newer/a.mjs": "",
    "make.mjs": `import "newer";\n${make}`,
    "node_modules/.keep": "",
  });
  expect(await upgrade(site, template)).toMatchObject({ state: "merged" });
  expect(read("words.md")).toBe(both);
  expect(readFileSync(path.join(template, "node_modules", MARK), "utf8")).toBe(
    installMark(template),
  );
});

it("begins anew after a run that was broken off, whether what it left is still there or not", async () => {
  const { site, template, release, commit, read } = madeSite();
  commit(own, "--message=Mine");
  for (const [version, isThere] of [
    ["2.0.0", false],
    ["3.0.0", true],
  ] as const) {
    release(version, { "words.md": words({ 5: version }) });
    const left = path.join(site, "../left");
    const checkOut = ["worktree", "add", "--quiet", "--force", "-B", "template", left];
    mustGit(site, ...checkOut, lastTemplateCommit(site)!);
    if (!isThere) rmSync(left, { recursive: true });
    expect(await upgrade(site, template)).toMatchObject({ state: "merged", version });
    expect(read("words.md")).toBe(words({ 5: version, 15: "mine" }));
  }
});

it("says what is wrong with choices that its owner has changed", async () => {
  const { site, template, commit } = madeSite();
  for (const [text, fault] of [
    ['{ "template": { "version": "1.0.0" }, }', "vitrine.json is no JSON: "],
    ['{ "choices": {} }', "does not say of which version"],
  ] as const) {
    commit({ "vitrine.json": text }, "--message=Mine");
    await expect(upgrade(site, template)).rejects.toThrow(fault);
  }
});

it("keeps programs what they are where files have no bit for it, as on Windows", async () => {
  const { site, template, release } = madeSite();
  release("1.1.0", { "words.md": words(), run: "1\n", old: "", "Case.md": "" });
  await upgrade(site, template);
  mustGit(site, "config", "core.fileMode", "false");
  mustGit(site, "update-index", "--chmod=+x", "run", "old");
  commitTemplate(site, "Programs", ada);
  release("2.0.0", { "words.md": words(), run: "2\n", "case.md": "" });
  expect(await upgrade(site, template)).toMatchObject({ state: "merged" });
  const files = mustGit(site, "ls-files", "--stage").map((line) => line.replace(/ \w+ 0\t/, " "));
  expect(files).toEqual(["100644 case.md", "100755 run", "100644 vitrine.json", "100644 words.md"]);
});

it("makes its own commits without hooks and signatures, and leaves no merge open that these stop", async () => {
  const { site, template, commit, head } = madeSite();
  commit(own, "--message=Mine");
  const before = head();
  for (const hook of ["pre-commit", "prepare-commit-msg", "post-checkout", "pre-merge-commit"]) {
    const file = path.join(site, ".git/hooks", hook);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `#!/bin/sh\necho "no ${hook}" >&2\nexit 1\n`);
    chmodSync(file, 0o755);
  }
  await expect(upgrade(site, template)).rejects.toThrow(
    /^Nothing was merged.*no pre-merge-commit/s,
  );
  rmSync(path.join(site, ".git/hooks"), { recursive: true });
  settings(site, "[commit]\n  gpgSign = true\n[gpg]\n  program = false\n");
  await expect(upgrade(site, template)).rejects.toThrow(/^Nothing was merged/);
  expect(git(site, "status", "--porcelain")).toEqual([]);
  expect(existsSync(path.join(site, ".git/MERGE_HEAD"))).toBe(false);
  expect(head()).toBe(before);
  vi.unstubAllEnvs();
  expect(await upgrade(site, template)).toMatchObject({ state: "merged" });
});
