import { BLOG_GRID, PORTFOLIO_GRIDS, SHOP } from "#content/addresses.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { scrollPosition, visit } from "#tests/support/visit.ts";

/** Lists keep their place: who leaves by a card and comes back finds the card, in view and with the focus. */
for (const { path, list } of [
  { path: `${PORTFOLIO_GRIDS}boxed-masonry`, list: "Projects" },
  { path: BLOG_GRID, list: "Posts" },
  { path: SHOP, list: "Products" },
]) {
  test(`${path}: Back finds the card that was pressed`, async ({ page }) => {
    await visit(page, path);
    const card = page.getByRole("main").getByRole("list", { name: list }).locator("> li").nth(7);
    const link = card.getByRole("link").first();
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(page).not.toHaveURL(new RegExp(path));
    await expect
      .poll(() => scrollPosition(page), { message: "the page itself begins at its top" })
      .toBe(0);
    await page.goBack();
    await expect(link).toBeFocused();
    await expect(card).toBeInViewport();
  });
}
