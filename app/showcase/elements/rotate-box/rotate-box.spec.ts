import type { Page } from "playwright/test";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

test.use({ viewport: { width: 1280, height: 900 } });

test.describe("rotate box", () => {
  const box = (page: Page) => page.locator("#sideways").getByRole("listitem").first();
  const button = (page: Page) => box(page).getByRole("button", { name: /flip card/i });
  const offer = (page: Page) => box(page).getByRole("link", { name: "Ask for a date" });

  test("the focus turns it, Enter turns it back, and its back can be walked", async ({ page }) => {
    await visit(page, "/elements/rotate-box");
    await expect(offer(page)).toBeHidden();
    await page.getByRole("link", { name: "Fade" }).focus();
    while (!(await button(page).evaluate((element) => element === document.activeElement)))
      await page.keyboard.press("Tab");
    await expect(button(page)).toHaveAttribute("aria-expanded", "true");
    await expect(offer(page)).toBeVisible();

    await page.keyboard.press("Enter");
    await expect(button(page)).toHaveAttribute("aria-expanded", "false");
    await expect(offer(page)).toBeHidden();

    await page.keyboard.press("Enter");
    await expect(offer(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(offer(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(offer(page)).not.toBeFocused();
    await expect(button(page), "turned by a press, it stays").toHaveAttribute(
      "aria-expanded",
      "true",
    );
  });

  test("it turns for a resting pointer and turns back when it leaves", async ({ page }) => {
    await visit(page, "/elements/rotate-box");
    await box(page).hover();
    await expect(offer(page)).toBeVisible();
    await page.mouse.move(2, 2);
    await expect(offer(page)).toBeHidden();

    // For the pointer that comes it turns, and its button goes to the corner of the back.
    await box(page).hover();
    await expect(offer(page)).toBeVisible();
    await button(page).click();
    await page.mouse.move(2, 2);
    await expect(button(page), "turned by a press, it stays").toHaveAttribute(
      "aria-expanded",
      "true",
    );
    await expect(offer(page)).toBeVisible();
    await button(page).click();
    await expect(offer(page)).toBeHidden();
  });

  test.describe("by touch", () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test("a tap on the front shows the back, a tap on the button the front", async ({ page }) => {
      await visit(page, "/elements/rotate-box");
      await box(page).scrollIntoViewIfNeeded();
      await box(page).tap({ position: { x: 80, y: 200 } });
      await expect(offer(page)).toBeVisible();
      await button(page).tap();
      await expect(offer(page)).toBeHidden();
    });
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("both sides of a box are there", async ({ page }) => {
    await page.goto("/elements/rotate-box");
    const box = page.locator("#sideways").getByRole("listitem").first();
    await expect(box.getByText("The arch room", { exact: true })).toBeVisible();
    await expect(box.getByRole("link", { name: "Ask for a date" })).toBeVisible();
  });
});
