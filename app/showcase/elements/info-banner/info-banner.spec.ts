import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

test("a dismissed band stays away, keeps the place of the focus, and can be called back", async ({
  page,
}) => {
  await visit(page, "/elements/info-banner");
  const band = page.getByRole("region", { name: "Winter timetable" });
  await expect(band).toBeVisible();
  await band.getByRole("button", { name: /dismiss/i }).focus();
  await page.keyboard.press("Enter");
  await expect(band).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Show it again" })).toBeFocused();

  await page.reload();
  await expect(page.locator("html[data-alive]")).toBeAttached();
  await expect(band).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Open kiln day" })).toBeVisible();

  await page.getByRole("button", { name: "Show it again" }).click();
  await expect(band).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the bands are there, and nothing that would need a script", async ({ page }) => {
    await page.goto("/elements/info-banner");
    await expect(page.getByRole("region", { name: "Autumn hours" })).toBeVisible();
    await expect(page.getByRole("button", { name: /dismiss/i })).toHaveCount(0);
  });
});
