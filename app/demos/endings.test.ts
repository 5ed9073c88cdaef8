import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { homePages } from "#tests/support/pages.ts";

const app = join(import.meta.dirname, "..");

/** The last band of a page: the last component of its body. */
function lastBand(module: string): string {
  const bands = readFileSync(join(app, module), "utf8").match(/^ {4,6}<[A-Z]\w+/gm) ?? [];
  return bands.at(-1)?.trim().slice(1) ?? "";
}

it("ends no two homes on the same band over the same footer", () => {
  const endings = homePages.map(({ module, footer }) => `${lastBand(module)} over ${footer}`);
  expect(endings.filter((ending, index) => endings.indexOf(ending) !== index)).toEqual([]);
});
