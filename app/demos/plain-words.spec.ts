import { plainWords } from "../../scripts/vite/plain-words/plain-words.ts";
import { homePaths } from "#tests/support/pages.ts";
import { pathsInTurn } from "#tests/support/sample.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { textFaults } from "#tests/support/text-spacing.ts";
import { nextFrames, sidewaysOverflow, visit } from "#tests/support/visit.ts";

/** Whose words fill a page fits no page of anybody else's: with ordinary copy, twice as long, and snapshots nothing may be lost. */

/** Meant so: the prints on an illustrator's desk lie on his name. And a full stop alone hides nothing. */
const MEANT = / \/ Abe$|: Abe \/ | \/ \W$|: \W \/ /;

for (const path of pathsInTurn(import.meta.filename, homePaths))
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
      // Script that measures texts (a masonry) may need a moment.
      await expect
        .soft(async () => {
          const after = await page.evaluate(textFaults);
          const faults = after.filter(
            (fault) => !MEANT.test(fault) && !before.some((each) => isSame(each, fault)),
          );
          expect(faults, `${String(width)} px`).toEqual([]);
        })
        .toPass({ timeout: 5000 });
    }
  });

/** Whether a fault was there with the words as they were: both are told by the beginnings of texts. */
function isSame(before: string, after: string): boolean {
  const [was, is] = [before, after].map((fault) => fault.split(/: | \/ /));
  return was!.length === is!.length && was!.every((part, index) => is![index]!.startsWith(part));
}
