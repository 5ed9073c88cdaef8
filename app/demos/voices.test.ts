import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { homePages } from "#tests/support/pages.ts";

/** Homes of invented businesses: one that became its owner's has no `business.tsx`, and needs no sheet. */
const homes = homePages
  .map(({ module }) => join(import.meta.dirname, "..", dirname(module)))
  .filter((folder) => existsSync(join(folder, "business.tsx")));

const sheetOf = (folder: string, name = "voice.md") => {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
};

it("says of each home in five lines how it speaks", () => {
  const parts = ["In three words", "Would say", "Never", "Headings", "Sentences"];
  const form = new RegExp(`^# Voice\n\n${parts.map((part) => `- ${part}: \\S.+\n`).join("")}$`);
  expect(homes.filter((folder) => !form.test(sheetOf(folder)))).toEqual([]);
});

it("gives no two homes the same voice", () => {
  const voices = homes.map((folder) => /In three words: (.+)/.exec(sheetOf(folder))?.[1]);
  expect(voices.filter((voice, index) => voices.indexOf(voice) !== index)).toEqual([]);
});

const direction =
  /^# Pictures\n\nTechnique: (\S.+) Light: (\S.+) Lens: (\S.+) Palette: (\S.+) Never: (\S.+)\n$/;

it("says of each home in one paragraph how its pictures look, and what they never show", () => {
  expect(homes.filter((folder) => !direction.test(sheetOf(folder, "pictures.md")))).toEqual([]);
});

it("lights, frames, colours no two homes alike", () => {
  const said = homes.flatMap(
    (folder) => direction.exec(sheetOf(folder, "pictures.md"))?.slice(1) ?? [],
  );
  expect(said.filter((part, index) => said.indexOf(part) !== index)).toEqual([]);
});
