import type { Locator, Page } from "playwright/test";
import { framePath } from "#app/showcase/frames/entries.ts";
import { megaMenus, withDemos } from "#tests/support/pages.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { resizeTo, visit, visitWithStoppedClock } from "#tests/support/visit.ts";

/** Specification, point 9: 25 px for mega menus, 10 px for dropdowns, placed again 500 ms after a resize. */
const here = framePath("transparent-header", "footer-style-01");
const header = (page: Page) => page.getByRole("banner");
const entries = { mega: "Demos", dropdown: "This page" } as const;
const margins = { mega: 25, dropdown: 10 } as const;
const panels = [
  ...megaMenus.map((entry) => ({ entry, margin: margins.mega })),
  { entry: entries.dropdown, margin: margins.dropdown },
];

async function panelOf(page: Page, entry: string): Promise<Locator> {
  const id = await header(page)
    .getByRole("button", { name: entry, exact: true })
    .getAttribute("popovertarget");
  return page.locator(`[id="${id}"]`);
}

/** Where the panel will stand once any transition has ended: left and right edge, and the window's width. */
function edges(panel: Locator): Promise<{ left: number; right: number; windowWidth: number }> {
  return panel.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
    const { left, right } = element.getBoundingClientRect();
    return { left, right, windowWidth: document.documentElement.clientWidth };
  });
}

for (const [width, direction] of [
  [992, "ltr"],
  [1280, "ltr"],
  [1280, "rtl"],
] as const)
  test(`each panel keeps its margin from the edges at ${width} px, ${direction}`, async ({
    page,
  }) => {
    await page.addInitScript((dir) => {
      document.addEventListener("DOMContentLoaded", () => (document.documentElement.dir = dir));
    }, direction);
    await page.setViewportSize({ width, height: 800 });
    await visit(page, here);
    for (const { entry, margin } of panels) {
      await header(page).getByRole("button", { name: entry, exact: true }).click();
      const panel = await panelOf(page, entry);
      await expect(panel).toBeVisible();
      await expect
        .poll(
          async () => {
            const { left, right, windowWidth } = await edges(panel);
            return left >= margin && right <= windowWidth - margin;
          },
          { message: `${entry}, ${margin} px` },
        )
        .toBe(true);
      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden();
    }
  });

withDemos(() => {
  for (const kind of ["mega", "dropdown"] as const) {
    test(`the ${kind} panel is placed again 500 ms after the last resize`, async ({ page }) => {
      await page.setViewportSize({ width: 1400, height: 800 });
      await visitWithStoppedClock(page, here);
      const trigger = header(page).getByRole("button", { name: entries[kind] });
      // By keys: no pointer lies where the bar's entries move to when the window gets narrower.
      await trigger.press("Enter");
      const panel = await panelOf(page, entries[kind]);
      await expect(panel).toBeVisible();
      // Pushed aside by hand, so that being placed again can be seen.
      await panel.evaluate((element) => (element.style.insetInlineStart = "1px"));
      await resizeTo(page, 1100);
      await page.clock.runFor(480);
      expect((await edges(panel)).left).toBe(1);
      await page.clock.runFor(40);
      const { left, right, windowWidth } = await edges(panel);
      expect(left).toBeGreaterThanOrEqual(margins[kind]);
      expect(right).toBeLessThanOrEqual(windowWidth - margins[kind]);
    });
  }
});
