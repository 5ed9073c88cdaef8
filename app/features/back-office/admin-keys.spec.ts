import type { Page } from "playwright/test";
import { signIn } from "#tests/support/admin.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { alive, visit } from "#tests/support/visit.ts";
import { newAddress, placeOrder } from "#tests/support/visitors.ts";

/** The back office by keys alone. */
test.use({ viewport: { width: 1280, height: 900 } });

test.beforeEach(async ({ page, tolerate }) => {
  tolerate(/answered 403|status of 403/);
  await signIn(page);
  await alive(page);
});

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

test("an order is found and packed", async ({ page, request }) => {
  const number = await placeOrder(request, "MUGS-ASSORTED", newAddress());
  await press(page, "g", "o");
  await expect(heading(page)).toContainText("Orders");
  await press(page, "/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type(number);
  await press(page, "Enter");
  await expect(page).toHaveURL(new RegExp(`q=${number}`));
  await expect(page.getByRole("row")).toHaveCount(2);
  // In a field letters are letters: out of it first.
  await press(page, "j");
  await expect(page.getByRole("searchbox")).toHaveValue(`${number}j`);
  await press(page, "Escape", "j");
  const row = page.getByRole("row", { name: new RegExp(number) });
  await expect(row).toBeFocused();
  await press(page, "Enter");
  await expect(heading(page)).toHaveText(`Order ${number}`);
  await press(page, "Tab");
  await expect(page.getByRole("button", { name: /^Mark as packed/ })).toBeFocused();
  await press(page, "Enter");
  await expect(page.getByRole("region", { name: "Next step" })).toBeFocused();
  await expect(page.getByRole("button", { name: /^Mark as sent/ })).toBeVisible();
});

test("the shelf is counted row by row", async ({ page }) => {
  await press(page, "g", "s");
  await expect(heading(page)).toContainText("Stock");
  const rows = page.getByRole("row");
  await press(page, "j", "j", "j", "k");
  await expect(rows.nth(2)).toBeFocused();
  await press(page, "ArrowDown");
  const row = rows.nth(3);
  await expect(row).toBeFocused();
  await press(page, "Enter");
  await expect(row.getByRole("spinbutton")).toBeFocused();
  await page.keyboard.type("17");
  await press(page, "Enter");
  await expect(row.getByRole("cell").first()).toHaveText("17");
  await expect(row).toBeFocused();
  await press(page, "ArrowDown");
  await expect(rows.nth(4)).toBeFocused();
  await press(page, "]");
  await expect(page).toHaveURL(/page=2/);
});

test("the list of keys opens, and switches them off and on", async ({ page }) => {
  await press(page, "?");
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(dialog.getByText("Search this list")).toBeVisible();
  // Nothing happens behind it.
  await press(page, "g", "o");
  await expect(heading(page)).toHaveText("Overview");
  await dialog.getByLabel("Use keyboard shortcuts in this browser").uncheck();
  await press(page, "Escape");
  await expect(dialog).toBeHidden();
  await press(page, "g", "o", "?");
  await expect(heading(page)).toHaveText("Overview");
  await expect(dialog).toBeHidden();

  await visit(page, "/admin/stock");
  await press(page, "j");
  await expect(page.getByRole("row").nth(1)).not.toBeFocused();
  await page.getByRole("link", { name: "Shortcuts" }).click();
  await dialog.getByLabel("Use keyboard shortcuts in this browser").check();
  await press(page, "Escape");
  await press(page, "g", "h");
  await expect(heading(page)).toHaveText("Overview");
});
