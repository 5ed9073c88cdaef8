import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { git, mustGit } from "../git.mjs";
import { runBin } from "../project.mjs";
import { commitTemplate } from "../template-commit.ts";
import { assertFree, writeWhole } from "./site-folder.ts";

function place(): string {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-site-folder-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const made = JSON.stringify({ template: { name: "vitrine", version: "1.0.0" }, choices: {} });

it("writes a site to a folder that is free, beside the template and not in it", async () => {
  const folder = place();
  const template = join(folder, "template");
  await assertFree(join(folder, "site"), template);
  await assertFree(join(folder, "..template"), template);
  for (const within of [template, join(template, "site"), join(template, "..site")])
    await expect(assertFree(within, template)).rejects.toThrow("lies in the template");
  writeFileSync(join(folder, "words.md"), "");
  await expect(assertFree(folder, template)).rejects.toThrow("is not empty");
});

it("asks for git before anything is written", async () => {
  const folder = place();
  vi.stubEnv("PATH", folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(assertFree(join(folder, "site"), "/template")).rejects.toThrow("install git");
});

it("brings a site to its place when it is whole, and leaves the place free where that fails", async () => {
  const folder = place();
  const site = join(folder, "sites/site");
  const broken = writeWhole(site, async (beside) => {
    writeFileSync(join(beside, "words.md"), "half");
    throw new Error("The disk is full");
  });
  await expect(broken).rejects.toThrow("The disk is full");
  expect(readdirSync(join(folder, "sites"))).toEqual([]);
  // One that is there, and one that is not.
  mkdirSync(site);
  for (const each of [site, join(folder, "site")]) {
    await writeWhole(each, async (beside) => writeFileSync(join(beside, "words.md"), "whole"));
    expect(readFileSync(join(each, "words.md"), "utf8")).toBe("whole");
    expect(git(each, "rev-parse", "--show-cdup")).toEqual([]);
  }
  expect(readdirSync(folder)).toEqual(["site", "sites"]);
});

it("has programs heed no repository above that ignores everything", async () => {
  const folder = place();
  mustGit(folder, "init", "--quiet");
  writeFileSync(join(folder, ".gitignore"), "*\n");
  const site = join(folder, "site");
  await writeWhole(site, async (beside) => {
    writeFileSync(join(beside, "words.ts"), "export const a = 'a'");
    const { code, output } = await runBin("oxfmt", [], { quiet: true, cwd: beside });
    expect(code, output).toBe(0);
  });
  expect(readFileSync(join(site, "words.ts"), "utf8")).toBe('export const a = "a";\n');
});

it("commits all that was made, whatever its owner's settings of git ignore, sign or ask first", async () => {
  const folder = place();
  const files = { "vitrine.json": made, ".vscode/settings.json": "{}", ".gitignore": "build\n" };
  writeFileSync(join(folder, "ignored"), ".vscode\n");
  writeFileSync(
    join(folder, "settings"),
    `[core]\n  excludesFile = ${join(folder, "ignored")}\n[commit]\n  gpgSign = true\n[gpg]\n  program = false\n`,
  );
  vi.stubEnv("GIT_CONFIG_GLOBAL", join(folder, "settings"));
  onTestFinished(() => void vi.unstubAllEnvs());
  const site = join(folder, "site");
  await writeWhole(site, async (beside) => {
    mkdirSync(join(beside, ".vscode"));
    for (const [file, text] of Object.entries(files)) writeFileSync(join(beside, file), text);
    commitTemplate(beside, "The website of Korn", { name: "Korn", mail: "me@korn.example" });
  });
  expect(mustGit(site, "ls-tree", "-r", "--name-only", "HEAD")).toEqual(Object.keys(files).sort());
  expect(mustGit(site, "log", "--format=%an %ae")).toEqual(["Korn me@korn.example"]);
  expect(existsSync(join(site, ".git/MERGE_HEAD"))).toBe(false);
});
