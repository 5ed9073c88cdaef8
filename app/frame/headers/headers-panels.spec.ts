import type { Locator, Page } from "playwright/test";
import { headerPath } from "#app/showcase/headers/header-path.ts";
import { followByKeys, menuButton } from "#tests/support/header-menus.ts";
import { withDemos } from "#tests/support/pages.ts";
import { pathsInTurn } from "#tests/support/sample.ts";
import { shiftedElements, visitSettled } from "#tests/support/shifted-elements.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { resizeTo, scrollPosition, visit } from "#tests/support/visit.ts";

/** Headers with a modal panel, for the menu or at the side: by keys alone, and without anything shifting behind it. */
const menuDialog = (page: Page) => page.getByRole("dialog", { name: "Menu" });

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/** Where the menu is a modal panel, by the width at which its button is there. */
const panels = [
  ...[
    "header-with-push",
    "left-menu-classic",
    "left-menu-modern",
    "mobile-menu-modern",
    "mobile-menu-full-screen",
    "hamburger-menu",
    "hamburger-menu-modern",
    "hamburger-menu-half",
  ].map((name) => ({ path: headerPath(name), viewport: phone })),
  ...["hamburger-menu", "hamburger-menu-modern", "hamburger-menu-half"].map((name) => ({
    path: headerPath(name),
    viewport: desktop,
  })),
];
const turn = new Set(
  pathsInTurn(
    import.meta.filename,
    panels.map(({ path }) => path),
  ),
);

withDemos((_, second) => {
  for (const { path, viewport } of panels.filter((panel) => turn.has(panel.path)))
    test.describe(`${path} at ${viewport.width} px`, () => {
      test.use({ viewport });

      test("the menu is driven by keys alone", async ({ page }) => {
        await visit(page, path);
        const opener = menuButton(page);
        await opener.focus();
        await page.keyboard.press("Enter");
        const menu = menuDialog(page);
        await expect(menu).toBeVisible();
        await expect(menu.getByRole("button", { name: "Close" })).toBeFocused();
        await expectFocusStaysIn(page, menu);
        await page.keyboard.press("Escape");
        await expect(menu).toBeHidden();
        await expect(opener).toBeFocused();

        await page.keyboard.press("Enter");
        await followByKeys(page, menu, second);
        await expect(menu).toBeHidden();
      });

      test("the page stands still behind the menu and nothing shifts", async ({ page }) => {
        await visitSettled(page, path);
        await page.evaluate(() => window.scrollTo(0, 900));
        await expect.poll(() => scrollPosition(page)).toBe(900);
        // A header that hides returns with the first move up.
        await page.evaluate(() => window.scrollTo(0, 800));
        await expect.poll(() => scrollPosition(page)).toBe(800);
        await menuButton(page).focus();
        await page.keyboard.press("Enter");
        await expect(menuDialog(page)).toBeVisible();
        await page.mouse.wheel(0, 600);
        expect(await scrollPosition(page)).toBe(800);
        await page.keyboard.press("Escape");
        await expect(menuDialog(page)).toBeHidden();
        expect(await scrollPosition(page)).toBe(800);
        expect(await shiftedElements(page)).toEqual([]);
      });
    });

  test.describe("the panel of header-with-push", () => {
    test.use({ viewport: desktop });

    test("moves the page aside, keeps the focus, and a press on the page closes it", async ({
      page,
    }) => {
      await visitSettled(page, "/headers/header-with-push");
      const main = page.getByRole("main");
      const opener = page.getByRole("button", { name: "Open side panel" });
      await opener.focus();
      await page.keyboard.press("Enter");
      const panel = page.getByRole("dialog", { name: "Side panel" });
      await expect(panel).toBeVisible();
      await expect.poll(async () => (await main.boundingBox())!.x).toBeLessThan(-400);
      await expectFocusStaysIn(page, panel);
      await page.mouse.click(100, 400);
      await expect(panel).toBeHidden();
      await expect(opener).toBeFocused();
      await expect.poll(async () => (await main.boundingBox())!.x).toBe(0);
      expect(await shiftedElements(page)).toEqual([]);
    });
  });

  test("the side panel goes where its button goes: below 992 px", async ({ page }) => {
    await page.setViewportSize(desktop);
    await visitSettled(page, "/headers/transparent-header");
    await page.getByRole("button", { name: "Open side panel" }).click();
    const panel = page.getByRole("dialog", { name: "Side panel" });
    await expect(panel).toBeVisible();
    await resizeTo(page, 990);
    await expect(panel).toBeHidden();
    await expect(page.locator("html")).not.toHaveAttribute("data-modal");
  });

  test.describe("the menu with pictures", () => {
    test.use({ viewport: desktop });

    test("the picture goes with the entry that has the focus or the pointer", async ({ page }) => {
      await visit(page, "/headers/hamburger-menu-modern");
      await menuButton(page).click();
      const entries = menuDialog(page).locator("summary");
      const shown = () => menuDialog(page).locator("img:visible").last().getAttribute("src");
      await entries.nth(0).focus();
      const first = await shown();
      await entries.nth(1).focus();
      await expect.poll(shown).not.toBe(first);
      await entries.nth(0).hover();
      await expect.poll(shown).toBe(first);
    });
  });
});

/** Tab, more often than there are controls: a modal hands the focus to the browser at its ends, never to the page behind. */
async function expectFocusStaysIn(page: Page, panel: Locator): Promise<void> {
  for (let press = 0; press < 24; press += 1) {
    await page.keyboard.press("Tab");
    const isOutside = await panel.evaluate(
      (dialog) =>
        document.activeElement !== document.body && !dialog.contains(document.activeElement),
    );
    expect(isOutside).toBe(false);
  }
}
