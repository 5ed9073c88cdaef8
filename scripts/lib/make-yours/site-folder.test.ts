import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { otherDisk } from "../../../tests/support/other-disk.ts";
import { git, mustGit } from "../git.mjs";
import { pinnedNode, runBin } from "../project.mjs";
import { withSlashes } from "../slashes.ts";
import { commitTemplate } from "../template-commit.ts";
import { assertFree, writeWhole } from "./site-folder.ts";

function place(disk = tmpdir()): string {
  const folder = mkdtempSync(join(disk, "vitrine-site-folder-"));
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
  mkdirSync(template);
  symlinkSync(template, join(folder, "link"), "junction");
  const linked = join(folder, "link/sites/site");
  await expect(assertFree(linked, template)).rejects.toThrow("lies in the template");
  rmSync(join(folder, "link"));
  rmSync(template, { recursive: true });
  for (const name of [".DS_Store", "Thumbs.db", "desktop.ini"])
    writeFileSync(join(folder, name), "");
  await assertFree(folder, template);
  mkdirSync(join(folder, ".git"));
  await expect(assertFree(folder, template)).rejects.toThrow("is not empty");
  const file = join(folder, "Thumbs.db");
  await expect(assertFree(file, template)).rejects.toThrow("is a file");
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

it("leaves nothing beside the place where the program is ended meanwhile", () => {
  const folder = place();
  const program = `import { writeFileSync } from "node:fs";
import { writeWhole } from ${JSON.stringify(new URL("./site-folder.ts", import.meta.url).href)};
await writeWhole(${JSON.stringify(join(folder, "site"))}, async (beside) => {
  writeFileSync(\`\${beside}/words.md\`, "half");
  process.exit(3);
});`;
  const { status } = spawnSync(pinnedNode(), ["--input-type=module", "--eval", program]);
  expect([status, readdirSync(folder)]).toEqual([3, []]);
});

it("fills a folder that is there from within, and leaves it as it was where that fails", async () => {
  const site = place();
  writeFileSync(join(site, ".DS_Store"), "");
  const write = async (folder: string) => {
    // One may have no right to write beside it.
    expect(dirname(dirname(folder))).toBe(site);
    writeFileSync(join(folder, "words.md"), "whole");
    mkdirSync(join(folder, "app"));
  };
  let left = 2;
  const refusing = async (from: string, to: string) => {
    left -= 1;
    if (left < 0) throw new Error("The disk is full");
    renameSync(from, to);
  };
  await expect(writeWhole(site, write, refusing)).rejects.toThrow("The disk is full");
  expect(readdirSync(site)).toEqual([".DS_Store"]);
  // As one that was killed leaves it.
  mkdirSync(join(site, ".make-yours-1/site/app"), { recursive: true });
  await assertFree(site, "/template");
  await writeWhole(site, write);
  expect(readdirSync(site)).toEqual([".DS_Store", ".git", "app", "words.md"]);
});

it.runIf(otherDisk)("fills a folder that is a link to another disk", async () => {
  const [site, elsewhere] = [join(place(), "site"), place(otherDisk)];
  symlinkSync(elsewhere, site);
  await writeWhole(site, async (folder) => writeFileSync(join(folder, "words.md"), "whole"));
  expect(readdirSync(elsewhere)).toEqual([".git", "words.md"]);
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
    `[core]\n  excludesFile = ${withSlashes(join(folder, "ignored"))}\n[commit]\n  gpgSign = true\n[gpg]\n  program = false\n`,
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
