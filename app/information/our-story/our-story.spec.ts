import { STORY } from "#content/addresses.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

test.use({ viewport: { width: 1280, height: 800 } });

test("the years in the header lead through the story", async ({ page }) => {
  await visit(page, STORY);
  const years = page.getByRole("banner").getByRole("link", { name: "2024" });
  await years.click();
  await expect(page.getByRole("heading", { name: "Founded again" })).toBeInViewport();
  await expect(years).toHaveAttribute("aria-current", /.+/);
});
