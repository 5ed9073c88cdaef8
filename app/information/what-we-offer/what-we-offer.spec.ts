import { OFFER } from "#content/addresses.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

test.use({ viewport: { width: 1280, height: 800 } });

test("a number on the sheet leads to its note", async ({ page }) => {
  await visit(page, OFFER);
  await page.getByRole("link", { name: "Note 2" }).click();
  await expect(
    page.getByRole("heading", { name: "An afternoon, while you are alive" }),
  ).toBeInViewport();
});
