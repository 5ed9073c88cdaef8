import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { fillFolder } from "./export-folder.ts";

function place(disk = tmpdir()): string {
  const around = mkdtempSync(join(disk, "vitrine-export-"));
  onTestFinished(() => rmSync(around, { recursive: true, force: true }));
  return join(around, "out");
}

const filling = (name: string) => (draft: string) => writeFile(join(draft, name), name);

it("takes the place of an earlier export, and leaves a branch what it is", async () => {
  const folder = place();
  mkdirSync(join(folder, ".git"), { recursive: true });
  await fillFolder(folder, filling("one"));
  await fillFolder(folder, filling("two"));
  expect(readdirSync(folder).toSorted()).toEqual([".git", ".vitrine-export", "two"]);
  expect(readdirSync(join(folder, ".."))).toEqual(["out"]);
});

it("keeps what an owner has in .well-known, and adds the export's own", async () => {
  const folder = place();
  mkdirSync(join(folder, ".well-known"), { recursive: true });
  writeFileSync(join(folder, ".well-known", "mine"), "mine");
  await fillFolder(folder, async (draft) => {
    mkdirSync(join(draft, ".well-known"));
    writeFileSync(join(draft, ".well-known", "ours"), "ours");
  });
  await fillFolder(folder, filling("two"));
  expect(readdirSync(join(folder, ".well-known")).toSorted()).toEqual(["mine", "ours"]);
});

const MEMORY = "/dev/shm";
const isAnotherDisk = existsSync(MEMORY) && statSync(MEMORY).dev !== statSync(tmpdir()).dev;

it.runIf(isAnotherDisk)("fills a folder that is on another disk than its address", async () => {
  const [folder, elsewhere] = [place(), place(MEMORY)];
  mkdirSync(elsewhere);
  symlinkSync(elsewhere, folder);
  await fillFolder(folder, filling("one"));
  await fillFolder(folder, filling("two"));
  expect(readdirSync(elsewhere).toSorted()).toEqual([".vitrine-export", "two"]);
});

it("clears away what an export left that was killed", async () => {
  const folder = place();
  mkdirSync(join(folder, ".vitrine-draft-1"), { recursive: true });
  await fillFolder(folder, filling("one"));
  expect(readdirSync(folder).toSorted()).toEqual([".vitrine-export", "one"]);
});

it("touches no folder that has something else in it", async () => {
  const folder = place();
  mkdirSync(folder);
  writeFileSync(join(folder, "letter.txt"), "mine");
  await expect(fillFolder(folder, filling("one"))).rejects.toThrow("no earlier export");
  expect(readFileSync(join(folder, "letter.txt"), "utf8")).toBe("mine");
});

it("leaves the earlier export whole when the next fails", async () => {
  const folder = place();
  await fillFolder(folder, filling("one"));
  await expect(
    fillFolder(folder, () => Promise.reject(new Error("disk full"))),
  ).rejects.toThrow("disk full");
  expect(readdirSync(folder).toSorted()).toEqual([".vitrine-export", "one"]);
  expect(readdirSync(join(folder, ".."))).toEqual(["out"]);
});
