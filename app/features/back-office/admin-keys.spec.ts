import type { Page } from "playwright/test";
import { desk, signIn } from "#tests/support/admin.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { alive, visit } from "#tests/support/visit.ts";

/** The back office by keys alone. */
test.use(desk);

test.beforeEach(async ({ page, tolerate }) => {
  tolerate(/answered 403|status of 403/);
  await signIn(page);
  await alive(page);
});

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

test("the list of keys opens, and switches them off and on", async ({ page }) => {
  await press(page, "?");
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(dialog.getByText("Search this list")).toBeVisible();
  // Nothing happens behind it.
  await press(page, "g", "a");
  await expect(heading(page)).toHaveText("Overview");
  await dialog.getByLabel("Use keyboard shortcuts in this browser").uncheck();
  await press(page, "Escape");
  await expect(dialog).toBeHidden();
  await press(page, "g", "a", "?");
  await expect(heading(page)).toHaveText("Overview");
  await expect(dialog).toBeHidden();

  await visit(page, "/admin/audit");
  await press(page, "j");
  await expect(page.getByRole("row").nth(1)).not.toBeFocused();
  await page.getByRole("link", { name: "Shortcuts" }).click();
  await dialog.getByLabel("Use keyboard shortcuts in this browser").check();
  await press(page, "Escape");
  await expect(dialog).toBeHidden();
  await press(page, "g", "h");
  await expect(heading(page)).toHaveText("Overview");
});
