import type { Locator, Page } from "playwright/test";
import { headerPath } from "#app/showcase/headers/header-path.ts";
import { headerNames } from "#registry/page.ts";
import { pathsInTurn } from "../support/sample.ts";
import { expect, test } from "../support/site-test.ts";
import { settleTransitions, visit } from "../support/visit.ts";

/** A laptop with a browser of many bars, a phone on its side, and the smallest window of WCAG 1.4.10 on a small phone. */
const windows = [
  { width: 1366, height: 650 },
  { width: 844, height: 390 },
  { width: 320, height: 480 },
];
/** Where bars are fullest: the narrowest window that shows a desktop's menu. */
const narrowDesktop = { width: 1024, height: 650 };

for (const path of pathsInTurn(import.meta.filename, headerNames.map(headerPath)))
  test(`every entry of ${path} can be reached in a short window`, async ({ page }) => {
    // Each menu of a header is opened, in four windows.
    test.setTimeout(90_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const size of [...windows, narrowDesktop]) {
      await page.setViewportSize(size);
      await visit(page, path);
      const about = `${size.width} × ${size.height}`;
      await expectWholeMark(page, about);
      const header = page.locator("[data-site-header]");
      const openers = header.locator("button[popovertarget]").filter({ visible: true });
      // A menu at the side stands open where there is room for it.
      if ((await openers.count()) === 0)
        expect.soft(await header.evaluate(outOfReach), about).toEqual([]);
      for (const opener of await openers.all()) await expectReachable(page, opener, about);
    }
  });

/** Nothing of the business's mark is cut off. */
async function expectWholeMark(page: Page, about: string): Promise<void> {
  const mark = page
    .getByRole("banner")
    .getByRole("link", { name: /, home$/ })
    .filter({ visible: true });
  const cut = await mark.evaluateAll((links) =>
    links.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  );
  expect.soft(Math.max(0, ...cut), `${about}: pixels cut off the mark`).toBeLessThanOrEqual(1);
}

/** What the button opens shows each of its links and buttons in the window, at the latest when it is scrolled. */
async function expectReachable(page: Page, opener: Locator, about: string): Promise<void> {
  const name = (await opener.textContent())?.trim();
  const panel = page.locator(`[id="${await opener.getAttribute("popovertarget")}"]`);
  await opener.click();
  await expect(panel, `${about}: ${name}`).toBeVisible();
  await settleTransitions(page);
  expect.soft(await panel.evaluate(outOfReach), `${about}: ${name}`).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
}

/** In the page: what stands in a menu and cannot be brought where it can be pressed. */
function outOfReach(menu: Element): string[] {
  const controls = [...menu.querySelectorAll<HTMLElement>("a, button, input, summary")];
  return controls
    .filter((control) => !control.closest("[data-honeypot]"))
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => {
      control.scrollIntoView({ block: "center", behavior: "instant" });
      const [box] = control.getClientRects();
      if (!box || box.width < 2) return false;
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return !hit || !(control.contains(hit) || hit.contains(control));
    })
    .map(
      (control) =>
        control.textContent?.trim() || control.getAttribute("aria-label") || control.tagName,
    );
}
