import { ABOUT_US, SEARCH } from "#content/addresses.ts";
import type { Page } from "playwright/test";
import { framePath } from "#app/showcase/frames/entries.ts";
import { withDemos } from "#tests/support/pages.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit, visitWithStoppedClock } from "#tests/support/visit.ts";

/** The header by keys alone, and by the pointer's intent. */
const here = framePath("transparent-header", "footer-style-01");
const header = (page: Page) => page.getByRole("banner");
const demos = (page: Page) => header(page).getByRole("button", { name: "Demos" });

withDemos((first, second) => {
  test.describe("on a desktop", () => {
    test.use({ viewport: { width: 1280, height: 800 } });

    test("the first Tab offers to skip to the content", async ({ page }) => {
      await visit(page, here);
      await page.keyboard.press("Tab");
      const skip = page.getByRole("link", { name: "Skip to content" });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Enter");
      await expect(page.getByRole("main")).toBeFocused();
    });

    test("Enter opens a menu, Escape closes it and gives the focus back", async ({ page }) => {
      await visit(page, here);
      await demos(page).focus();
      await expect(demos(page)).toHaveAttribute("aria-expanded", "false");
      await page.keyboard.press("Enter");
      await expect(demos(page)).toHaveAttribute("aria-expanded", "true");
      await expect(
        header(page).getByRole("link", { name: first.label, exact: true }),
      ).toBeVisible();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Escape");
      await expect(demos(page)).toHaveAttribute("aria-expanded", "false");
      await expect(demos(page)).toBeFocused();
    });

    test("ArrowDown opens a menu at its first link; arrows, Home and End move inside", async ({
      page,
    }) => {
      await visit(page, here);
      await demos(page).focus();
      await page.keyboard.press("ArrowDown");
      const id = await demos(page).getAttribute("popovertarget");
      const links = page.locator(`[id="${id}"]`).getByRole("link");
      await expect(links.first()).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(links.nth(1)).toBeFocused();
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("ArrowUp");
      await expect(links.last()).toBeFocused();
      await page.keyboard.press("Home");
      await expect(links.first()).toBeFocused();
      await page.keyboard.press("End");
      await expect(links.last()).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(demos(page)).toBeFocused();
    });

    test("Left and Right move between the entries, mirrored where text runs right to left", async ({
      page,
    }) => {
      await visit(page, here);
      const next = header(page).getByRole("button", { name: "This page" });
      await demos(page).focus();
      await page.keyboard.press("ArrowRight");
      await expect(demos(page)).not.toBeFocused();
      await page.keyboard.press("ArrowLeft");
      await expect(demos(page)).toBeFocused();
      await page.keyboard.press("ArrowLeft");
      await expect(next).toBeFocused();

      await page.evaluate(() => (document.documentElement.dir = "rtl"));
      await page.keyboard.press("ArrowLeft");
      await expect(demos(page)).toBeFocused();
    });

    for (const leave of ["Tab", "Shift+Tab", "ArrowRight", "End"])
      test(`a menu whose button is left by ${leave} is closed, and covers nothing`, async ({
        page,
      }) => {
        await visit(page, here);
        await demos(page).press("Enter");
        await expect(demos(page)).toHaveAttribute("aria-expanded", "true");
        // From its button Tab leads through the menu and out at its end.
        if (leave === "Tab") {
          const id = await demos(page).getAttribute("popovertarget");
          await page.locator(`[id="${id}"]`).getByRole("link").last().focus();
          await expect(demos(page)).toHaveAttribute("aria-expanded", "true");
        }
        await page.keyboard.press(leave);
        await expect(demos(page)).toHaveAttribute("aria-expanded", "false");
        await expect(page.locator(":popover-open")).toHaveCount(0);
        await expect(page.locator(":focus")).toHaveCount(1);
        await expect(demos(page)).not.toBeFocused();
      });

    test("a resting pointer opens a menu after 150 ms, a passing one does not", async ({
      page,
    }) => {
      await visitWithStoppedClock(page, here);
      await demos(page).hover();
      await page.clock.runFor(130);
      await expect(demos(page)).toHaveAttribute("aria-expanded", "false");
      await page.mouse.move(640, 700);
      await page.clock.runFor(1000);
      await expect(demos(page)).toHaveAttribute("aria-expanded", "false");

      await demos(page).hover();
      await page.clock.runFor(151);
      await expect(demos(page)).toHaveAttribute("aria-expanded", "true");
      // A press right after must not close what it was meant to open.
      await demos(page).click();
      await expect(demos(page)).toHaveAttribute("aria-expanded", "true");
    });

    test("a press in the very moment in which a resting pointer opens the menu leaves it open", async ({
      page,
    }) => {
      await visitWithStoppedClock(page, here);
      await demos(page).evaluate((button: HTMLButtonElement) => {
        const panel = button.popoverTargetElement as HTMLElement;
        const open = panel.showPopover.bind(panel);
        // Before the browser tells anybody that it is open.
        panel.showPopover = () => {
          open();
          button.click();
        };
      });
      await demos(page).hover();
      await page.clock.runFor(151);
      await expect(demos(page)).toHaveAttribute("aria-expanded", "true");
      await expect(page.locator(":popover-open")).toHaveCount(1);
    });

    test("the side panel keeps the focus inside and gives it back", async ({ page }) => {
      await visit(page, here);
      const trigger = page.getByRole("button", { name: "Open side panel" });
      await trigger.focus();
      await page.keyboard.press("Enter");
      const panel = page.getByRole("dialog", { name: "Side panel" });
      await expect(panel).toBeVisible();
      await expect(panel.getByRole("heading")).not.toHaveText("");
      await expect(panel.getByRole("list").getByRole("link")).toHaveCount(5);
      for (let press = 0; press < 20; press += 1) {
        await page.keyboard.press("Tab");
        // Between the last and the first control a modal hands the focus to the browser's own bar: nothing of the page has it.
        const isOutside = await page.evaluate(
          () =>
            document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
        );
        expect(isOutside).toBe(false);
      }
      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden();
      await expect(trigger).toBeFocused();
    });

    test("a press beside the side panel closes it", async ({ page }) => {
      await visit(page, here);
      await page.getByRole("button", { name: "Open side panel" }).click();
      const panel = page.getByRole("dialog", { name: "Side panel" });
      await expect(panel).toBeVisible();
      await page.mouse.click(100, 400);
      await expect(panel).toBeHidden();
    });

    test("the search opens, takes the focus, and asks the search page", async ({ page }) => {
      await visit(page, here);
      const opener = header(page).getByRole("button", { name: "Search" }).first();
      await opener.focus();
      await page.keyboard.press("Enter");
      const field = page.getByRole("banner").getByRole("searchbox", { name: "Search this site" });
      await expect(field).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(field).toBeHidden();
      await expect(opener).toBeFocused();

      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect(field).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(field).toBeHidden();

      await opener.press("Enter");
      await page.keyboard.type("estate & planning");
      const asked = page.waitForRequest((request) => request.url().includes(SEARCH));
      await page.keyboard.press("Enter");
      expect(new URL((await asked).url()).searchParams.get("q")).toBe("estate & planning");
      await expect(page).toHaveURL(new RegExp(`${SEARCH}\\?q=`));
    });

    test("the search takes the focus also in a header that came with a link", async ({ page }) => {
      await visit(page, here);
      await header(page).locator(`a[href="${ABOUT_US}"]`).first().dispatchEvent("click");
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeFocused();
      await header(page).getByRole("button", { name: "Search" }).first().press("Enter");
      await expect(header(page).getByRole("searchbox", { name: "Search this site" })).toBeFocused();
    });
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test("the menu opens, folds, leads to a page and gives the focus back, by keys", async ({
      page,
    }) => {
      await visit(page, here);
      await expect(page.getByRole("button", { name: "Open side panel" })).toBeHidden();
      const trigger = page.getByRole("button", { name: "Menu" });
      await trigger.focus();
      await page.keyboard.press("Enter");
      const menu = page.getByRole("dialog", { name: "Menu" });
      await expect(menu).toBeVisible();
      await expect(menu.getByRole("searchbox", { name: /search/i })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await expect(trigger).toBeFocused();

      await page.keyboard.press("Enter");
      const group = menu.locator("summary").filter({ hasText: "Demos" });
      const link = menu.getByRole("link", { name: second.label, exact: true });
      await expect(link).toBeHidden();
      await group.focus();
      await page.keyboard.press("Enter");
      await expect(link).toBeVisible();
      await link.focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(second.href);
      await expect(menu).toBeHidden();
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeFocused();
    });

    test("a link to a place on this page closes the menu", async ({ page }) => {
      await visit(page, here);
      await page.getByRole("button", { name: "Menu" }).click();
      const menu = page.getByRole("dialog", { name: "Menu" });
      await menu.locator("summary").filter({ hasText: "This page" }).click();
      await menu.getByRole("link", { name: "Scroll" }).click();
      await expect(menu).toBeHidden();
      await expect(page.locator("#scroll")).toBeInViewport();
    });
  });
});
