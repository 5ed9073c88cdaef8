import type { Page } from "playwright/test";
import { accessibilityFaults } from "./accessibility.ts";
import { settleImages, visitIn } from "./looks.ts";
import { expect, test } from "./site-test.ts";
import { cutOffTexts, unseenTexts } from "./unseen-texts.ts";
import { settleTransitions, sidewaysOverflow, visit } from "./visit.ts";

/** Sheets of A4 at 96 px an inch, less their margins. */
const sheets = {
  upright: { width: 688, height: 1000 },
  across: { width: 1017, height: 670 },
} as const;

/** Registers the tests that a page can be handed to somebody on paper. */
export function testPrinted(path: string): void {
  for (const scheme of ["light", "dark"] as const)
    test(`${path} can be handed to a guest, printed from the ${scheme} scheme`, async ({
      page,
    }) => {
      // Every text of the page is photographed.
      test.setTimeout(60_000);
      await page.setViewportSize(sheets.upright);
      await visitIn(page, path, scheme);
      await settleImages(page);
      await page.emulateMedia({ media: "print" });
      await expectNoScreenOnly(page);
      expect.soft(await page.evaluate(coveringBoxes), "repeated over each sheet").toEqual([]);
      expect.soft(await sidewaysOverflow(page)).toEqual({ pixels: 0, culprits: [] });
      await expectAllOnPaper(page);
    });

  test(`${path} can be printed across the sheet by who has seen its beginning alone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await visit(page, path);
    await putOnPaper(page, "across");
    await expectNoScreenOnly(page);
    await expectWordsOnPaper(page);
  });
}

/** Shows the open page as it is printed after it was read in its window. */
export async function putOnPaper(page: Page, sheet: keyof typeof sheets): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.setViewportSize(sheets[sheet]);
  await page.emulateMedia({ media: "print" });
  await settleTransitions(page);
}

/** Expects all words of the open page, which is shown as it is printed, to be on the sheet and to be read there. */
async function expectAllOnPaper(page: Page): Promise<void> {
  await expectWordsOnPaper(page);
  expect.soft(await accessibilityFaults(page, "main", "colours"), "on paper").toEqual([]);
}

async function expectWordsOnPaper(page: Page): Promise<void> {
  expect.soft(await page.evaluate(unseenTexts), "not on paper").toEqual([]);
  expect.soft(await page.evaluate(cutOffTexts), "cut off on paper").toEqual([]);
}

/** Navigation and what only a screen can do stay behind: what remains is the sheet. */
async function expectNoScreenOnly(page: Page): Promise<void> {
  const screenOnly = page.locator(
    "[data-no-print], [data-site-header], [data-site-footer], a[href='#main'], nav:not([data-print]), [type=submit]",
  );
  expect(await screenOnly.count()).toBeGreaterThan(2);
  await expect(screenOnly.filter({ visible: true })).toHaveCount(0);
  await screenOnly.evaluateAll((elements) => {
    for (const element of elements) element.remove();
  });
}

/** In the page: what is fixed is printed on each sheet, over its lines. */
function coveringBoxes(): string[] {
  return [...document.body.querySelectorAll<HTMLElement>("*")]
    .filter((element) => getComputedStyle(element).position === "fixed")
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && element.offsetHeight > 0,
    )
    .map((element) => `${element.tagName} ${element.className}`);
}
