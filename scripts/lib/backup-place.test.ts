import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createWhole } from "#server/db/whole-file.ts";
import { backupPlace } from "./backup-place.ts";

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-backup-place-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const night = (day: number) => new Date(Date.UTC(2026, 10, day, 3, 30));

it("makes the folder that was typed, and puts each night's backup into it", async () => {
  const folder = join(newFolder(), "disk", "backups");
  for (const day of [4, 5])
    await createWhole(backupPlace("data", folder, "sqlite", night(day)), async (partial) =>
      writeFileSync(partial, "rows"),
    );
  expect(readdirSync(folder)).toEqual([
    "vitrine-2026-11-04T03-30-00-000Z.sqlite",
    "vitrine-2026-11-05T03-30-00-000Z.sqlite",
  ]);
});

it("takes for a file what ends as a backup does, and anything else for a folder, whatever is there", () => {
  const folder = newFolder();
  const name = "vitrine-2026-11-04T03-30-00-000Z.dump";
  const place = (typed?: string) => backupPlace("data", typed, "dump", night(4));
  expect(place(join(folder, "today.dump"))).toBe(join(folder, "today.dump"));
  expect(place(join(folder, "today.sqlite"))).toBe(join(folder, "today.sqlite"));
  expect(place(folder)).toBe(join(folder, name));
  expect(place(join(folder, "2026.11"))).toBe(join(folder, "2026.11", name));
  expect(place(`${join(folder, "old.dump")}${sep}`)).toBe(join(folder, "old.dump", name));
  expect(place()).toBe(join("data", "backups", name));
  expect(existsSync(join(folder, "2026.11"))).toBe(false);
});
