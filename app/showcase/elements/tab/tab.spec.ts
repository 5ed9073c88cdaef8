import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

test.describe("tabs", () => {
  test("arrow keys, Home and End walk in a row and select", async ({ page }) => {
    await visit(page, "/elements/tab");
    const menus = page.getByRole("tablist", { name: "Menus" });
    const tab = (name: string) => menus.getByRole("tab", { name });
    await tab("Lunch").focus();
    await page.keyboard.press("ArrowRight");
    await expect(tab("Dinner")).toBeFocused();
    await expect(tab("Dinner")).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel", { name: "Dinner" })).toContainText("Six courses");
    await page.keyboard.press("End");
    await expect(tab("Wine")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(tab("Lunch")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("tabpanel", { name: "Lunch" })).toBeFocused();
  });

  test("at the side Up and Down walk, Left and Right do nothing", async ({ page }) => {
    await visit(page, "/elements/tab");
    const practices = page.getByRole("tablist", { name: "Practices" });
    await expect(practices).toHaveAttribute("aria-orientation", "vertical");
    const tabs = practices.getByRole("tab");
    await tabs.first().focus();
    await page.keyboard.press("ArrowRight");
    await expect(tabs.first()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(tabs.nth(1)).toBeFocused();
    await expect(page.getByRole("tabpanel", { name: "Buying a competitor" })).toBeVisible();
  });

  test("an address opens a tab, and opening a tab writes the address", async ({ page }) => {
    await visit(page, "/elements/tab#coat-care");
    await expect(page.getByRole("tab", { name: "Care and repair" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expect(page.getByRole("tabpanel", { name: "Care and repair" })).toBeInViewport();
    await page.getByRole("tab", { name: "Cut and sizes" }).click();
    await expect(page).toHaveURL("/elements/tab#coat-cut");
  });

  test("an address with a stray % is a page like any other", async ({ page }) => {
    await visit(page, "/elements/tab#100%");
    await page.getByRole("tab", { name: "Care and repair" }).click();
    await expect(page.getByRole("tabpanel", { name: "Care and repair" })).toBeVisible();
  });
});
