import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { move } from "../../../server/move.ts";
import { otherDisk } from "../../../tests/support/other-disk.ts";
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
  writeFileSync(join(folder, ".DS_Store"), "");
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

it.runIf(otherDisk)("fills a folder that is on another disk than its address", async () => {
  const [folder, elsewhere] = [place(), place(otherDisk)];
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

it.each([1, 2, 3, 4])(
  "leaves the earlier export whole where a new file cannot take its place (move %i)",
  async (failing) => {
    const folder = place();
    await fillFolder(folder, async (draft) => {
      for (const name of ["index.html", "one.html"]) await filling(name)(draft);
    });
    let moves = 0;
    const moving = async (from: string, to: string) => {
      moves += 1;
      if (moves === failing) throw new Error("in use");
      await move(from, to);
    };
    const filled = fillFolder(
      folder,
      async (draft) => {
        writeFileSync(join(draft, "index.html"), "new");
        writeFileSync(join(draft, "two.html"), "new");
      },
      moving,
    );
    await expect(filled).rejects.toThrow("in use");
    expect(readdirSync(folder).toSorted()).toEqual([".vitrine-export", "index.html", "one.html"]);
    expect(readFileSync(join(folder, "index.html"), "utf8")).toBe("index.html");
  },
);
