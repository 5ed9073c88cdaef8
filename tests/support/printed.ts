import type { Page } from "playwright/test";
import { accessibilityFaults } from "./accessibility.ts";
import { settleImages, visitIn } from "./looks.ts";
import { expect, test } from "./site-test.ts";
import { cutOffTexts, unseenTexts } from "./unseen-texts.ts";
import { sidewaysOverflow } from "./visit.ts";

/** Registers the tests that a page can be handed to somebody on paper. */
export function testPrinted(path: string): void {
  for (const scheme of ["light", "dark"] as const)
    test(`${path} can be handed to a guest, printed from the ${scheme} scheme`, async ({
      page,
    }) => {
      test.setTimeout(60_000);
      // A sheet of A4 at 96 px an inch, less its margins.
      await page.setViewportSize({ width: 688, height: 1000 });
      await visitIn(page, path, scheme);
      await settleImages(page);
      await page.emulateMedia({ media: "print" });
      await expectNoScreenOnly(page);
      expect.soft(await page.evaluate(coveringBoxes), "repeated over each sheet").toEqual([]);
      expect.soft(await sidewaysOverflow(page)).toEqual({ pixels: 0, culprits: [] });
      await expectAllOnPaper(page);
    });
}

/** Expects all words of the open page, which is shown as it is printed, to be on the sheet and to be read there. */
async function expectAllOnPaper(page: Page): Promise<void> {
  expect.soft(await page.evaluate(unseenTexts), "not on paper").toEqual([]);
  expect.soft(await page.evaluate(cutOffTexts), "cut off on paper").toEqual([]);
  expect.soft(await accessibilityFaults(page, "main", "colours"), "on paper").toEqual([]);
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
