import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

test("a task's progress is told as it goes", async ({ page }) => {
  await visit(page, "/elements/progress-bar");
  const bar = page.getByRole("progressbar", { name: "Checking the pages" });
  await expect(bar).toHaveJSProperty("value", 0);
  await page.getByRole("button", { name: "Check the pages" }).click();
  // Forty-eight steps, of a timer that a busy machine is late with.
  await expect(bar).toHaveJSProperty("value", 48, { timeout: 15_000 });
  await expect(
    page.getByRole("status").filter({ hasText: "All pages are checked." }),
  ).toBeVisible();
});
