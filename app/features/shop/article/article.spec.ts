import { CART } from "#content/addresses.ts";
import { products } from "#content/products.ts";
import { withArticles } from "#tests/support/goods.ts";
import { hold } from "#tests/support/hold.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { alive, visit } from "#tests/support/visit.ts";

/** An article of which a colour other than the first is sold out in one size, and not in all. */
const [partlySold] = products.flatMap((article) =>
  article.colours.slice(1).flatMap((colour) => {
    const own = article.variants.filter((variant) => variant.colour === colour.id);
    const gone = own.find(({ size, initialStock }) => size !== null && initialStock === 0);
    const left = own.filter(({ initialStock }) => initialStock > 0);
    return gone && left.length > 0 ? [{ article, colour, gone, left }] : [];
  }),
);
if (partlySold)
  test("a colour is an address; a size that is sold out says so", async ({ page }) => {
    const { article, colour, gone, left } = partlySold;
    await visit(page, article.path);
    const colours = page.getByRole("navigation", { name: "Colour" });
    await colours.getByRole("link", { name: colour.label }).click();
    await expect(page).toHaveURL(
      new RegExp(`variant=(?:${left.map(({ sku }) => sku).join("|")})$`),
    );
    await expect(
      page
        .getByRole("list", { name: /^Pictures of/ })
        .getByRole("img")
        .first(),
    ).toHaveAttribute("src", new RegExp(colour.pictures[0].name));
    await page.getByRole("link", { name: new RegExp(`^${gone.size} ?, sold out$`) }).click();
    await expect(page.getByRole("button", { name: "Sold out" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    const told = page.getByRole("main").getByRole("status");
    for (const text of [`Colour: ${colour.label}`, `Size: ${gone.size}`, "Sold out"])
      await expect(told.filter({ hasText: text })).toHaveCount(1);
    await page.goBack();
    await expect(page.getByRole("button", { name: /^Add to cart/ })).toBeVisible();
  });

/** An article with two sizes of one colour on the shelf. */
const [sized] = products.flatMap((article) => {
  const left = article.variants.filter(
    ({ size, colour, initialStock }) =>
      size !== null && initialStock > 0 && colour === article.variants[0]?.colour,
  );
  const [one, other] = left;
  return one && other ? [{ article, one, other }] : [];
});
if (sized)
  test("what was refused of one size is not said of the next", async ({ page, tolerate }) => {
    tolerate(/answered 422|status of 422/);
    const { article, one, other } = sized;
    const release = await hold(page, "**/static/js/**");
    await page.goto(`${article.path}?variant=${one.sku}`);
    const quantity = page.getByLabel(`Quantity of ${article.name}`);
    await quantity.fill("9999");
    await quantity.press("Enter");
    await expect(quantity).toHaveAttribute("aria-invalid", "true");
    release();
    await alive(page);
    await expect(quantity).toHaveValue("9999");
    await page.getByRole("link", { name: String(other.size), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`variant=${other.sku}$`));
    await expect(quantity).not.toHaveAttribute("aria-invalid");
    await expect(quantity).toHaveValue("01");
  });
withArticles((_first, _second, third) => {
  test("the quantity is stepped by keys, never below 0, in two digits", async ({ page }) => {
    await visit(page, third.path);
    const field = page.getByRole("textbox", { name: `Quantity of ${third.name}` });
    await expect(field).toHaveValue("01");
    await field.press("ArrowDown");
    await field.press("ArrowDown");
    await expect(field).toHaveValue("00");
    await field.fill("9");
    await field.press("ArrowUp");
    await expect(field).toHaveValue("10");
  });

  test("each step of the quantity is told, and nothing before", async ({ page }) => {
    await visit(page, third.path);
    const told = page.getByRole("form", { name: "Add to cart" }).getByRole("status").first();
    await expect(told).toBeEmpty();
    await page.getByRole("button", { name: "Increase" }).click();
    await expect(told).toHaveText("2");
    await page.getByRole("button", { name: "Decrease" }).click();
    await expect(told).toHaveText("1");
  });

  test("a number typed before the page is alive is the one that is bought, and counts in the cart", async ({
    page,
  }) => {
    const release = await hold(page, "**/static/js/**");
    await page.goto(third.path);
    const field = page.getByLabel(`Quantity of ${third.name}`);
    await field.fill("2");
    await field.blur();
    release();
    await alive(page);
    await expect(field).toHaveValue("02");
    await page.getByRole("button", { name: "Add to cart" }).click();
    await expect(page.getByText("Added to your cart.")).toBeVisible();

    const releaseCart = await hold(page, "**/static/js/**");
    await page.goto(CART);
    await field.fill("3");
    await field.blur();
    releaseCart();
    await alive(page);
    await expect(page.getByRole("link", { name: "Cart (3)" })).toBeVisible();
    await expect(field).toHaveValue("03");
  });
});
