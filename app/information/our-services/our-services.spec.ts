import { SERVICES } from "#content/addresses.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

test.use({ viewport: { width: 1280, height: 800 } });

test("one folder of the drawer lies open; keys open another in its place", async ({ page }) => {
  await visit(page, SERVICES);
  await expect(page.getByText("Would a stranger buy this?")).toBeVisible();
  await page.locator("#bag-test > summary").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Who gets in on the day you cannot?")).toBeVisible();
  await expect(page.getByText("Would a stranger buy this?")).toBeHidden();
});

test("an address that names a folder opens it", async ({ page }) => {
  await visit(page, `${SERVICES}#wills`);
  await expect(page.getByText("Does your telephone agree with your will?")).toBeInViewport();
});
