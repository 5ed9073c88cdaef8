import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

test("a message is put away by keys, and the next Tab goes on from its place", async ({ page }) => {
  await visit(page, "/elements/message-box");
  const message = page.getByRole("status").filter({ hasText: "Prices now include delivery" });
  await expect(message).toBeVisible();
  await page.getByRole("button", { name: /^Dismiss: Prices now/ }).focus();
  await page.keyboard.press("Enter");
  await expect(message).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: /^Dismiss: Your trial/ })).toBeFocused();
});

test("a message in answer to a press is announced, an error at once", async ({ page }) => {
  await visit(page, "/elements/message-box");
  await page.getByRole("button", { name: "Send it without a network" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Nothing was sent" })).toBeVisible();
  await page.getByRole("button", { name: "Send the proof" }).click();
  const message = page.getByRole("status").filter({ hasText: "on its way" });
  await expect(message).toBeVisible();
  await message.getByRole("button", { name: /^Dismiss/ }).focus();
  await page.keyboard.press("Enter");
  await expect(message).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Send the proof" })).toBeFocused();
});
