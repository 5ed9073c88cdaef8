import { hold } from "#tests/support/hold.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { alive, visit } from "#tests/support/visit.ts";

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
  await page.keyboard.press("Shift+Tab");
  await expect(band.getByRole("button", { name: /dismiss/i })).toBeFocused();
});

test("a dismissed band is not drawn before the page is alive, and nothing moves then", async ({
  page,
}) => {
  await visit(page, "/elements/info-banner");
  const band = page.getByRole("region", { name: "Autumn hours" });
  await band.getByRole("button", { name: /dismiss/i }).click();
  await expect(band).toHaveCount(0);

  const release = await hold(page, "**/static/js/**");
  await page.reload();
  const next = page.getByRole("region", { name: "Winter timetable" });
  await expect(next).toBeVisible();
  await expect(band).toBeHidden();
  await expect(page.getByRole("button", { name: "Show it again" })).toBeVisible();
  const before = await next.boundingBox();

  release();
  await alive(page);
  await expect(page.getByRole("button", { name: "Show it again" })).toBeVisible();
  expect(await next.boundingBox()).toEqual(before);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the bands are there, and nothing that would need a script", async ({ page }) => {
    await page.goto("/elements/info-banner");
    await expect(page.getByRole("region", { name: "Autumn hours" })).toBeVisible();
    await expect(page.getByRole("button", { name: /dismiss/i })).toHaveCount(0);
  });
});
