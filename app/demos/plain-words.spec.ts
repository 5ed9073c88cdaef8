import { pages } from "#registry/pages.ts";
import { plainWords } from "../../scripts/vite/plain-words/plain-words.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { textFaults } from "#tests/support/text-spacing.ts";
import { nextFrames, sidewaysOverflow, visit } from "#tests/support/visit.ts";

/** Whose words fill a page fits no page of anybody else's: with ordinary copy, twice as long, and snapshots nothing may be lost. */
const homes = pages.filter(({ group, path }) => group === "home" && path !== "/");

for (const { path } of homes)
  test(`${path} stands with ordinary words, twice as long`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, path);
      const before = await page.evaluate(textFaults);
      await page.evaluate(plainWords);
      await nextFrames(page);
      expect
        .soft(await sidewaysOverflow(page), `${String(width)} px`)
        .toEqual({ pixels: 0, culprits: [] });
      const after = await page.evaluate(textFaults);
      expect
        .soft(
          after.filter((fault) => !before.some((each) => fault.startsWith(each))),
          `${String(width)} px`,
        )
        .toEqual([]);
    }
  });
