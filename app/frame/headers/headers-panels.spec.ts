import type { Locator, Page } from "playwright/test";
import { headerPath } from "#app/showcase/headers/header-path.ts";
import { followByKeys, menuButton } from "#tests/support/header-menus.ts";
import { hold } from "#tests/support/hold.ts";
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

  test("a text that is selected past the edge of the side panel leaves it open", async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await visitSettled(page, "/headers/transparent-header");
    await page.getByRole("button", { name: "Open side panel" }).click();
    const panel = page.getByRole("dialog", { name: "Side panel" });
    const heading = (await panel.getByRole("heading").boundingBox())!;
    const y = heading.y + heading.height / 2;
    await page.mouse.move(heading.x + heading.width / 2, y);
    await page.mouse.down();
    await page.mouse.move(100, y, { steps: 5 });
    await page.mouse.up();
    await expect(panel).toBeVisible();
    await page.mouse.click(100, y);
    await expect(panel).toBeHidden();
  });

  for (const name of ["mobile-menu-full-screen", "mobile-menu-classic"])
    test(`${name}: a page that cannot be loaded is told of where it is seen and pressed`, async ({
      page,
      tolerate,
    }) => {
      tolerate(/ERR_FAILED|Failed to load resource: net::/);
      await page.setViewportSize(phone);
      await visit(page, headerPath(name));
      await menuButton(page).click();
      const menu = page.getByRole("banner");
      await menu.locator("summary").filter({ hasText: "Demos", visible: true }).click();
      await page.route(`**${second.href}.data*`, (route) => route.abort());
      await menu.getByRole("link", { name: second.label, exact: true }).click();
      const notice = page.getByRole("status").filter({ hasText: "Loading data failed" });
      await expect(notice).toBeVisible();
      await notice.getByRole("button", { name: "Stay on this page" }).click();
      await expect(notice).toHaveCount(0);
      await expect(page).toHaveURL(headerPath(name));
    });

  test("the menu goes with the press of a link, not only when its page is there", async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await visit(page, headerPath("mobile-menu-full-screen"));
    const release = await hold(page, "**/_.data*");
    await menuButton(page).click();
    await menuDialog(page)
      .getByRole("link", { name: /, home$/ })
      .click();
    await expect(menuDialog(page)).toBeHidden();
    await expect(page).toHaveURL(headerPath("mobile-menu-full-screen"));
    release();
    await expect(page).toHaveURL("/");
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
