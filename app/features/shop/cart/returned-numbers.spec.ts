import type { Page } from "playwright/test";
import { CART } from "#content/addresses.ts";
import { putInCart } from "#tests/support/buyers.ts";
import { withArticles } from "#tests/support/goods.ts";
import { hold } from "#tests/support/hold.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { alive, visit } from "#tests/support/visit.ts";

/* Numbers that were sent before the page was alive, and came back with it. */

/** A cart of these articles, open and without its script. @returns what brings the script, and waits until the page is alive */
async function cartWithoutScript(page: Page, ...articles: { path: string }[]) {
  // oxlint-disable-next-line no-await-in-loop -- one after the other, as a visitor does
  for (const { path } of articles) await putInCart(page, path);
  const release = await hold(page, "**/static/js/**");
  await page.goto(CART);
  return async () => {
    release();
    await alive(page);
  };
}

withArticles((_first, second, third) => {
  test("a number that was refused does not come back after another one", async ({
    page,
    tolerate,
  }) => {
    tolerate(/answered 422|status of 422/);
    const release = await cartWithoutScript(page, third);
    const field = page.getByLabel(`Quantity of ${third.name}`);
    await field.fill("9999");
    await field.press("Enter");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await release();
    await field.fill("2");
    await field.press("Enter");
    await expect(page.getByRole("link", { name: "Cart (2)" })).toBeVisible();
    await expect(field).toHaveValue("02");
    await expect(field).not.toHaveAttribute("aria-invalid");
    await expect(page.locator("#form-return"), "the cart was changed").toHaveCount(0);
  });

  if (second !== third)
    test("a number that came back beside a refused one is what is in the cart, too", async ({
      page,
      tolerate,
    }) => {
      tolerate(/answered 422|status of 422/);
      const release = await cartWithoutScript(page, second, third);
      const returned = page.getByLabel(`Quantity of ${second.name}`);
      const refused = page.getByLabel(`Quantity of ${third.name}`);
      await returned.fill("3");
      await refused.fill("9999");
      await refused.press("Enter");
      await expect(refused).toHaveAttribute("aria-invalid", "true");
      await expect(returned).toHaveValue("03");
      await release();
      await expect(page.getByRole("link", { name: "Cart (4)" })).toBeVisible();
      await expect(page.locator("#form-return"), "the cart was changed").toHaveCount(0);
      await expect(refused).toHaveAttribute("aria-invalid", "true");
      await refused.fill("2");
      await refused.press("Enter");
      await expect(page.getByRole("link", { name: "Cart (5)" })).toBeVisible();
      await expect(returned).toHaveValue("03");
      await page.reload();
      await expect(returned).toHaveValue("03");
    });

  if (second !== third)
    test("a number that came back as it was follows the cart", async ({
      page,
      context,
      tolerate,
    }) => {
      tolerate(/answered 422|status of 422/);
      const release = await cartWithoutScript(page, second, third);
      const unchanged = page.getByLabel(`Quantity of ${second.name}`);
      const refused = page.getByLabel(`Quantity of ${third.name}`);
      await refused.fill("9999");
      await refused.press("Enter");
      await expect(refused).toHaveAttribute("aria-invalid", "true");
      await expect(unchanged).toHaveValue("01");
      await release();
      const other = await context.newPage();
      await visit(other, CART);
      const elsewhere = other.getByLabel(`Quantity of ${second.name}`);
      await elsewhere.fill("4");
      await elsewhere.press("Enter");
      await expect(other.getByRole("link", { name: "Cart (5)" })).toBeVisible();
      await expect(page.getByRole("link", { name: "Cart (5)" })).toBeVisible();
      await expect(unchanged).toHaveValue("04");
      await expect(refused).toHaveAttribute("aria-invalid", "true");
    });
});
