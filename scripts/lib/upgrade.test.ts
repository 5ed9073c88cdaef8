import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it, onTestFinished, vi } from "vitest";
import { git, mustGit } from "./git.mjs";
import { installMark, MARK } from "./project.mjs";
import { withSlashes } from "./slashes.ts";
import { commitTemplate, lastTemplateCommit } from "./template-commit.ts";
import { reported } from "./upgrade-report.ts";
import { upgrade } from "./upgrade.ts";

const ada = { name: "Ada", mail: "ada@example.com" };
const lines = Array.from({ length: 20 }, (_, index) => `line ${index}`);
/** A file in which lines that are far apart may be changed: by the template, by the owner. */
const words = (changes: Record<number, string> = {}) =>
  `${lines.map((line, index) => changes[index] ?? line).join("\n")}\n`;

function write(folder: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

/** A template of one file whose sites are what lies in its folder `made`, and a site that its first version made. */
function madeSite() {
  const place = mkdtempSync(path.join(tmpdir(), "vitrine-upgrade-"));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const template = path.join(place, "template");
  const site = path.join(place, "site");
  const release = (version: string, files: Record<string, string>) => {
    rmSync(path.join(template, "made"), { recursive: true, force: true });
    write(template, {
      "package.json": JSON.stringify({ version, scripts: { "make-yours": "node make.mjs" } }),
      "make.mjs": `import { cpSync, mkdirSync } from "node:fs";
cpSync("made", process.argv[2], { recursive: true });
mkdirSync(process.argv[2] + "/.git");`,
      "scripts/make-yours.ts": "",
      "made/vitrine.json": JSON.stringify({ template: { name: "vitrine", version }, choices: {} }),
    });
    write(path.join(template, "made"), files);
    write(template, { [`node_modules/${MARK}`]: installMark(template) });
  };
  release("1.0.0", { "words.md": words() });
  cpSync(path.join(template, "made"), site, { recursive: true });
  mustGit(site, "init", "--quiet", "--initial-branch=main");
  mustGit(site, "config", "user.name", ada.name);
  mustGit(site, "config", "user.email", ada.mail);
  commitTemplate(site, "The website", ada);
  release("2.0.0", { "words.md": words({ 5: "newer" }), "new.md": "" });
  const commit = (files: Record<string, string>, ...options: string[]) => {
    write(site, files);
    mustGit(site, "add", "--all");
    mustGit(site, "commit", "--quiet", ...options);
  };
  return {
    site,
    template,
    release,
    commit,
    read: (file: string) => readFileSync(path.join(site, file), "utf8"),
    has: (file: string) => existsSync(path.join(site, file)),
    head: () => mustGit(site, "rev-parse", "HEAD")[0]!,
  };
}

const own = { "words.md": words({ 15: "mine" }), "own.md": "mine\n" };
const both = words({ 5: "newer", 15: "mine" });

/** For what a test does, git has these settings of its owner's. */
function settings(folder: string, text: string): void {
  const file = path.join(folder, "../settings");
  writeFileSync(file, text);
  vi.stubEnv("GIT_CONFIG_GLOBAL", file);
  onTestFinished(() => void vi.unstubAllEnvs());
}

it("brings what is newer and keeps what is the owner's", async () => {
  const { site, template, commit, read, has } = madeSite();
  commit(own, "--message=Mine");
  expect(await upgrade(site, template)).toMatchObject({ state: "merged", version: "2.0.0" });
  expect([read("words.md"), read("own.md"), has("new.md")]).toEqual([both, "mine\n", true]);
});

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
