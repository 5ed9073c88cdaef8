import { notice, noticeTrigger, simple } from "#tests/support/simple-modal.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

/* Modals have an address: it opens them, Back closes them, and closing cleans it. */

test.describe("a modal", () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
  });

  test("opens when its address is typed in the moment it closes", async ({ page }) => {
    await visit(page, `${simple}#open`);
    await expect(notice(page)).toBeVisible();
    await page.evaluate(() => {
      const replace = window.history.replaceState.bind(window.history);
      window.history.replaceState = (...args) => {
        replace(...args);
        window.history.replaceState = replace;
        window.location.hash = "open";
      };
      document.querySelector<HTMLElement>("dialog[open] .modal_cross")!.click();
    });
    await expect(page).toHaveURL(`${simple}#open`);
    await expect(notice(page)).toBeVisible();
  });

  test("Back closes it, Forward opens it again", async ({ page }) => {
    await visit(page, simple);
    await noticeTrigger(page).click();
    await expect(notice(page)).toBeVisible();
    await page.goBack();
    await expect(notice(page)).toBeHidden();
    await expect(page).toHaveURL(simple);
    await page.goForward();
    await expect(notice(page)).toBeVisible();
  });

  test("closing leaves nothing in the history to go back through", async ({ page }) => {
    await visit(page, "/elements/accordions");
    await visit(page, simple);
    await noticeTrigger(page).click();
    await expect(notice(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(simple);
    await page.goBack();
    await expect(page).toHaveURL("/elements/accordions");
  });

  test("its address opens it, a reload keeps it open, closing cleans the address", async ({
    page,
  }) => {
    await visit(page, `${simple}#open`);
    await expect(notice(page)).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-modal", "open");
    await page.reload();
    await expect(page.locator("html[data-alive]")).toBeAttached();
    await expect(notice(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(notice(page)).toBeHidden();
    await expect(page).toHaveURL(simple);
    await expect(noticeTrigger(page)).toBeFocused();
  });

  test("opening neither announces a new page nor moves the focus to its heading", async ({
    page,
  }) => {
    await visit(page, simple);
    await noticeTrigger(page).click();
    await expect(notice(page)).toBeVisible();
    await expect(
      page.getByRole("status").filter({ hasText: await page.title() }),
    ).not.toBeAttached();
    await expect(page.getByRole("heading", { level: 1 })).not.toBeFocused();
  });

  test("a link inside leads to another page, which starts without it and can be scrolled", async ({
    page,
  }) => {
    await visit(page, simple);
    await page.getByRole("link", { name: "Reach us" }).click();
    const sheet = page.getByRole("dialog", { name: "How would you like to reach us?" });
    await sheet.getByRole("link", { name: "Come by" }).click();
    await expect(page).toHaveURL("/model-popup/Google-map");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.locator("html")).not.toHaveAttribute("data-modal");
  });
});
