import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import printed from "./printed.json" with { type: "json" };
import { sheetsHash } from "./sheets.server.ts";

const file = readFileSync(join(import.meta.dirname, "annual-report.pdf"), "latin1");
/** Its owner may have put another in its place, which is of none of these words. */
const isPrinted = printed.sheets !== "";

it("is what the page says of it", () => {
  expect(file.slice(0, 5)).toBe("%PDF-");
  expect(file.length).toBe(printed.bytes);
});

it.runIf(isPrinted)("is short, with as many pages as were printed", () => {
  expect(file.length).toBeLessThan(150_000);
  expect(file.match(/\/Type \/Page\b/g)).toHaveLength(printed.pages);
});

it.runIf(isPrinted)("can be read aloud: it has a title, a language, tags and an outline", () => {
  for (const part of ["/Title", "/Lang (en)", "/StructTreeRoot", "/Outlines"])
    expect(file).toContain(part);
});

it.runIf(isPrinted)("has the figures of today (otherwise: npm run annual-report)", () => {
  expect(sheetsHash()).toBe(printed.sheets);
});
