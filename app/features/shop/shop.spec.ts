import {
  CART,
  CHECKOUT,
  customerOrderPath,
  SHOP,
  SHOP_FILTERS_FIRST,
  SHOP_FILTERS_LAST,
} from "#content/addresses.ts";
import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { products } from "#content/products.ts";
import { productCategories } from "#content/products/categories.ts";
import { productColours } from "#content/products/options.ts";
import type { Product } from "#content/products/complete.ts";
import { shop } from "#content/shop.ts";
import { minorOf } from "#shared/shop/money.ts";
import { couponFor, money, skuOf, withArticles } from "#tests/support/goods.ts";
import { hold } from "#tests/support/hold.ts";
import { linkIn, mailTo } from "#tests/support/mails.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { alive, nextFrames, visit } from "#tests/support/visit.ts";
import { card, fillInCheckout, pay } from "#tests/support/visitors.ts";
import { CART_STORAGE } from "./cart/cart-mark.ts";

/** The shop as a visitor uses it: lists, a product, the cart, the checkout. */
const names = (page: Page) =>
  page.getByRole("list", { name: "Products" }).getByRole("heading", { level: 3 });
const found = (page: Page) => page.locator("#articles").getByRole("status");

/** Articles on one page of a list. */
const PAGE_SIZE = 12;
const sold = productCategories.filter(({ id }) => inDepartment(id).length > 0);
const [firstDepartment] = sold;
const lastDepartment = sold.at(-1);
/** The colour that most articles of the first department have. */
const [colour] = colourIds(inDepartment(firstDepartment?.id)).toSorted(
  (a, b) => inColour(b).length - inColour(a).length,
);
const cheapest = Math.min(...products.map(({ price }) => price));

function inDepartment(id: string | undefined): readonly Product[] {
  return products.filter(({ categories }) => categories.some((category) => category === id));
}

function inColour(id: keyof typeof productColours): readonly Product[] {
  return inDepartment(firstDepartment?.id).filter(({ colours }) =>
    colours.some((colour) => colour.id === id),
  );
}

function colourIds(articles: readonly Product[]): (keyof typeof productColours)[] {
  return [...new Set(articles.flatMap(({ colours }) => colours.flatMap(({ id }) => id ?? [])))];
}

/** “9 products”, and what may follow. */
const counted = (articles: readonly Product[]) => new RegExp(`^${articles.length} products?\\b`);

test.describe("lists", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  if (firstDepartment && colour)
    test("are filtered and sorted by keys alone; Back undoes each choice", async ({ page }) => {
      await visit(page, SHOP_FILTERS_FIRST);
      await expect(found(page)).toHaveText(counted(products));
      await page.getByRole("radio", { name: /^All/ }).focus();
      await page.keyboard.press("ArrowDown");
      await expect(page).toHaveURL(new RegExp(`\\?category=${firstDepartment.id}$`));
      await expect(found(page)).toHaveText(counted(inDepartment(firstDepartment.id)));
      const choice = page.getByRole("checkbox", {
        name: new RegExp(`^${productColours[colour].label}`),
      });
      await choice.focus();
      await page.keyboard.press("Space");
      await expect(page).toHaveURL(new RegExp(`category=${firstDepartment.id}&colour=${colour}`));
      await expect(found(page)).toHaveText(counted(inColour(colour)));
      await expect(choice).toBeFocused();

      const order = page.getByRole("combobox", { name: "Sort by" });
      await order.focus();
      await order.selectOption("Price, low to high");
      await expect(page).toHaveURL(/sort=price-up/);
      const [least] = inColour(colour).toSorted((a, b) => a.price - b.price);
      await expect(names(page).first()).toHaveText(least!.name);

      await page.goBack();
      await expect(page).not.toHaveURL(/sort=/);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`\\?category=${firstDepartment.id}$`));
      await expect(choice).not.toBeChecked();
      await expect(found(page)).toHaveText(counted(inDepartment(firstDepartment.id)));
    });

  test("take a price when its field is left, and say what a choice leaves", async ({ page }) => {
    const less = Math.ceil(cheapest / minorOf(1, shop.currency)) - 1;
    await visit(page, SHOP_FILTERS_LAST);
    await page.getByLabel("To", { exact: true }).fill(String(less));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`\\?max=${less}$`));
    await expect(page.getByText("No products match your filters.")).toBeVisible();
    await page.getByRole("link", { name: "Show all products" }).press("Enter");
    await expect(found(page)).toHaveText(counted(products));
    await expect(page.getByRole("heading", { name: "Products" })).toBeFocused();
    await expect(page.getByLabel("To", { exact: true })).toHaveValue("");
  });

  test("say at the field that a price is none, and keep it", async ({ page }) => {
    await visit(page, SHOP_FILTERS_LAST);
    const from = page.getByLabel("From", { exact: true });
    await from.fill("abc");
    await page.keyboard.press("Tab");
    await expect(from).toHaveAccessibleDescription(/^Enter a whole number like \d+\.$/);
    await expect(from).toHaveValue("abc");
    await from.fill("20");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\?min=20$/);
    await expect(from).not.toHaveAttribute("aria-invalid");
  });

  if (firstDepartment)
    test("show what was chosen and typed before the page was alive; clearing it keeps the focus", async ({
      page,
    }) => {
      const release = await hold(page, "**/static/js/**");
      await page.goto(SHOP_FILTERS_FIRST);
      const department = page.getByRole("radio", { name: new RegExp(`^${firstDepartment.label}`) });
      const from = page.getByLabel("From", { exact: true });
      await from.fill("1");
      await department.check();
      release();
      await alive(page);
      await expect(page).toHaveURL(new RegExp(`\\?category=${firstDepartment.id}&min=1$`));
      await expect(found(page)).toHaveText(counted(inDepartment(firstDepartment.id)));
      await expect(department).toBeChecked();
      await expect(from).toHaveValue("1");
      await page.getByRole("link", { name: "Clear all filters" }).press("Enter");
      await expect(found(page)).toHaveText(counted(products));
      await expect(page.getByRole("checkbox", { name: /^In stock/ })).toBeFocused();
    });

  test("are in the order that was chosen before the page was alive", async ({ page }) => {
    const release = await hold(page, "**/static/js/**");
    await page.goto(SHOP_FILTERS_FIRST);
    const order = page.getByRole("combobox", { name: "Sort by" });
    await order.selectOption("Price, low to high");
    release();
    await alive(page);
    await expect(page).toHaveURL(/\?sort=price-up$/);
    await expect(order).toHaveValue("price-up");
  });

  if (products.length > PAGE_SIZE)
    test("turn their pages and go to the top of the list", async ({ page }) => {
      await visit(page, SHOP);
      await page.getByRole("link", { name: "Next page" }).click();
      await expect(page).toHaveURL(/page=2/);
      await expect(page.getByRole("heading", { name: "Products" })).toBeFocused();
    });

  if (colour)
    test("keep their filters in a panel where there is no room beside", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, SHOP_FILTERS_FIRST);
      const choice = page.getByRole("checkbox", {
        name: new RegExp(`^${productColours[colour].label}`),
      });
      await expect(choice).toBeHidden();
      await page.getByRole("button", { name: "Filters" }).press("Enter");
      await choice.check();
      await expect(page).toHaveURL(new RegExp(`colour=${colour}`));
      await page.getByRole("button", { name: /^Show \d+ products/ }).click();
      await expect(choice).toBeHidden();
      await expect(page.getByRole("button", { name: "Filters" })).toContainText("1");

      await page.getByRole("button", { name: "Filters" }).press("Enter");
      await page.getByRole("link", { name: "Clear all filters" }).focus();
      await page.keyboard.press("Tab");
      await expect(choice).toBeHidden();
    });
});

test("on a phone the department that has the focus is seen whole, and the account is no smaller than a thumb", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, SHOP);
  const departments = page.getByRole("navigation", { name: "Shop", exact: true });
  await departments.getByRole("link").first().focus();
  for (const link of await departments.getByRole("link").all()) {
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 0.95 });
    await page.keyboard.press("Tab");
  }
  const account = page.getByRole("main").getByRole("link", { name: "Account" });
  await expect(account).toBeFocused();
  const box = await account.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeGreaterThanOrEqual(44);
});

test.describe("lists without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

  if (lastDepartment)
    test("are filtered by the form's button", async ({ page }) => {
      await page.goto(SHOP_FILTERS_FIRST);
      await page.getByRole("radio", { name: new RegExp(`^${lastDepartment.label}`) }).check();
      await page.getByRole("button", { name: "Show results" }).click();
      await expect(page).toHaveURL(new RegExp(`category=${lastDepartment.id}`));
      await expect(found(page)).toHaveText(counted(inDepartment(lastDepartment.id)));
      await expect(
        page.getByRole("radio", { name: new RegExp(`^${lastDepartment.label}`) }),
      ).toBeChecked();

      const to = page.getByLabel("To", { exact: true });
      await to.fill("much");
      await page.getByRole("button", { name: "Show results" }).click();
      await expect(to).toHaveValue("much");
      await expect(to).toHaveAccessibleDescription(/^Enter a whole number/);
    });
});

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

withArticles((first, second, third) => {
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

  test("a number that was refused does not come back after another one", async ({
    page,
    tolerate,
  }) => {
    tolerate(/answered 422|status of 422/);
    await putInCart(page, third);
    const release = await hold(page, "**/static/js/**");
    await page.goto(CART);
    const field = page.getByLabel(`Quantity of ${third.name}`);
    await field.fill("9999");
    await field.press("Enter");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    release();
    await alive(page);
    await field.fill("2");
    await field.press("Enter");
    await expect(page.getByRole("link", { name: "Cart (2)" })).toBeVisible();
    await expect(field).toHaveValue("02");
    await expect(field).not.toHaveAttribute("aria-invalid");
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 } });

    const worth = 2 * first.price;
    const coupon = couponFor(worth);
    if (coupon)
      test("somebody buys two things and finds the order by mail", async ({ page, tolerate }) => {
        tolerate(/answered 402|status of 402/);
        const email = `buyer-${randomUUID()}@example.com`;
        await visit(page, first.path);
        await page.getByRole("button", { name: "Add to cart" }).click();
        await expect(page.getByRole("status").getByText("Added to your cart.")).toBeVisible();
        await page.getByRole("link", { name: "Cart (1)" }).click();

        await expect(page.getByRole("heading", { level: 1, name: "Your cart" })).toBeVisible();
        await page.getByRole("button", { name: `Increase quantity of ${first.name}` }).click();
        await expect(page.getByRole("link", { name: "Cart (2)" })).toBeVisible();
        const gap = (shop.freeDeliveryFrom ?? 0) - worth;
        const isSaid = page.getByText(`${money(gap)} away from free delivery.`);
        await expect(isSaid).toHaveCount(gap > 0 ? 1 : 0);
        await page.getByLabel("Voucher code").fill(` ${coupon.toLowerCase()} `);
        await page.getByRole("button", { name: "Apply", exact: true }).click();
        await expect(page.getByText(`Voucher ${coupon}`, { exact: true })).toBeVisible();

        await page.getByRole("link", { name: "Check out" }).click();
        await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
        await pay(page).click();
        await expect(page.getByLabel("Town or city").first()).toHaveAccessibleDescription(
          /Field is required\./,
        );
        await expect(page.getByRole("alert"), "one sending is one announcement").toHaveCount(1);
        const focused = page.locator("label:has(+ :focus)");
        await expect(focused).toBeVisible();
        const [bar, label] = await Promise.all(
          [page.locator("[data-site-header]"), focused].map((one) => one.boundingBox()),
        );
        expect(label!.y, "its label is in sight").toBeGreaterThanOrEqual(bar!.y + bar!.height);
        await fillInCheckout(page, email);
        await card(page).fill("4000 0000 0000 0002");
        await pay(page).click();
        await expect(card(page)).toHaveAccessibleDescription(/declined/);
        await expect(page.getByLabel("Town or city").first()).toHaveValue("Paris");

        await page.getByRole("button", { name: "4242 4242 4242 4242" }).click();
        await pay(page).click();
        await expect(
          page.getByRole("heading", { level: 1, name: /Order confirmed/ }),
        ).toBeVisible();
        await expect(page).toHaveURL(new RegExp(customerOrderPath("")));
        await alive(page);
        await expect(page.getByRole("link", { name: "Cart", exact: true })).toBeVisible();
        const mail = await mailTo(email);
        expect(linkIn(mail, customerOrderPath(""))).toBe(new URL(page.url()).pathname);
      });

    test("what was taken out can be put back; another tab follows", async ({ page, context }) => {
      await visit(page, second.path);
      await page.getByRole("button", { name: "Add to cart" }).click();
      await expect(page.getByText("Added to your cart.")).toBeVisible();
      await visit(page, CART);
      const other = await context.newPage();
      await visit(other, CART);
      await page.getByRole("button", { name: `Remove ${second.name}` }).click();
      await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
      await expect(other.getByText("Your cart is empty.")).toBeVisible();
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(page.getByRole("link", { name: "Cart (1)" })).toBeVisible();
      await expect(page.getByLabel(`Quantity of ${second.name}`)).toBeFocused();
      await page
        .getByRole("button", { name: `Decrease quantity of ${second.name}` })
        .press("Enter");
      await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
      await page.getByRole("button", { name: "Undo" }).press("Enter");
      await expect(page.getByLabel(`Quantity of ${second.name}`)).toHaveValue("01");
      await expect(other.getByRole("link", { name: second.name })).toBeVisible();
    });

    test("a cart that changed meanwhile is shown before anything is ordered", async ({
      page,
      tolerate,
    }) => {
      tolerate(/answered 409|status of 409/);
      await visit(page, second.path);
      await page.getByRole("button", { name: "Add to cart" }).click();
      await expect(page.getByText("Added to your cart.")).toBeVisible();
      await visit(page, CHECKOUT);
      await fillInCheckout(page, `buyer-${randomUUID()}@example.com`);
      await card(page).fill("4242 4242 4242 4242");
      await page.getByLabel(shop.delivery.at(-1)!.label).check();
      // The same cart in another tab: this page's quote is no longer the one that counts.
      await page.evaluate(
        (sku) =>
          fetch("/api/cart/lines", {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify({ sku, quantity: 2, mode: "set" }),
          }),
        skuOf(second),
      );
      await pay(page).click();
      await expect(page.getByText(money(2 * second.price)).first()).toBeVisible();
      await expect(page).toHaveURL(CHECKOUT);
      await expect(page.getByLabel("Town or city").first()).toHaveValue("Paris");
      await pay(page).click();
      await expect(page).toHaveURL(new RegExp(customerOrderPath("")));
    });
  });

  test("a number that was just typed or stepped is what is checked out", async ({ page }) => {
    await putInCart(page, first);
    await visit(page, CART);
    await page.getByLabel(`Quantity of ${first.name}`).fill("2");
    await page.getByRole("link", { name: "Check out" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Cart (2)" })).toBeVisible();
    await page.getByRole("link", { name: "Edit cart" }).click();
    await page.getByRole("button", { name: `Decrease quantity of ${first.name}` }).click();
    await page.getByRole("link", { name: "Check out" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Cart (1)" })).toBeVisible();
  });

  test("what is pressed while the checkout waits for the cart is gone to instead", async ({
    page,
  }) => {
    await putInCart(page, first);
    await visit(page, CART);
    const changes = "**/api/cart/lines";
    const releaseCart = await hold(page, changes);
    const releasePage = await hold(page, `**${first.path}.data*`);
    await page.getByRole("button", { name: `Increase quantity of ${first.name}` }).click();
    await page.getByRole("link", { name: "Check out" }).click();
    await page.getByRole("main").getByRole("link", { name: first.name, exact: true }).click();
    const answered = page.waitForResponse(changes);
    releaseCart();
    await answered;
    await nextFrames(page);
    releasePage();
    await expect(page).toHaveURL(new RegExp(`${first.path}\\?`));
  });

  test("a cart that could not be asked for anew is, in its place, by another try", async ({
    page,
    tolerate,
  }) => {
    tolerate(/ERR_FAILED|Failed to load resource: net::/);
    await putInCart(page, first);
    await visit(page, `${CART}#main`);
    const data = "**/*.data*";
    await page.route(data, (route) => route.abort());
    await page.evaluate(
      (key) => window.dispatchEvent(new StorageEvent("storage", { key })),
      CART_STORAGE,
    );
    const failure = page.getByRole("status").filter({ hasText: "Loading data failed" });
    await expect(failure).toBeVisible();
    const entries = await page.evaluate(() => window.history.length);
    await page.unroute(data);
    const answered = page.waitForResponse(data);
    await failure.getByRole("button", { name: "Try again" }).click();
    await answered;
    await nextFrames(page);
    await expect(failure).toHaveCount(0);
    await expect(page).toHaveURL(`${CART}#main`);
    expect(await page.evaluate(() => window.history.length)).toBe(entries);
  });

  test("what is put in from two tabs at once is in one cart", async ({ page, context }) => {
    const other = await context.newPage();
    await visit(page, first.path);
    await visit(other, second.path);
    const tabs = [page, other];
    await Promise.all(tabs.map((tab) => tab.getByRole("button", { name: "Add to cart" }).click()));
    for (const tab of tabs) await expect(tab.getByText("Added to your cart.")).toBeVisible();
    await visit(page, CART);
    await expect(page.getByRole("link", { name: "Cart (2)" })).toBeVisible();
  });

  test("a line that could not be removed or put back stays, and the page says why", async ({
    page,
    tolerate,
  }) => {
    tolerate(/net::ERR_FAILED/);
    const changes = "**/api/cart/lines";
    await putInCart(page, second);
    await visit(page, CART);
    const remove = page.getByRole("button", { name: `Remove ${second.name}` });
    const undo = page.getByRole("button", { name: "Undo" });
    const isLost = /the server could not be reached/;

    await page.route(changes, (route) => route.abort());
    await remove.click();
    await expect(page.getByLabel(`Quantity of ${second.name}`)).toHaveAccessibleDescription(isLost);
    await page.unroute(changes);
    await remove.click();
    await expect(undo).toBeFocused();
    await page.route(changes, (route) => route.abort());
    await undo.click();
    await expect(page.getByRole("status").filter({ has: undo })).toHaveText(isLost);
    await page.unroute(changes);
    await undo.click();
    await expect(remove).toBeVisible();
    await expect(undo).toBeHidden();
  });

  const voucherCode = couponFor(2 * second.price);
  if (voucherCode)
    test("the cart says what it did: too much, a voucher, the total; the focus stays where people are", async ({
      page,
    }) => {
      await putInCart(page, second);
      await visit(page, CART);
      const quantity = page.getByLabel(`Quantity of ${second.name}`);
      await quantity.fill("999");
      await quantity.press("Enter");
      await expect(quantity).toHaveAccessibleDescription(/^You can order at most \d+\.$/);
      await quantity.fill("2");
      await quantity.press("Enter");
      await expect(quantity).not.toHaveAttribute("aria-invalid");

      const voucher = page.getByRole("form", { name: "Voucher" });
      await voucher.getByLabel("Voucher code").fill(voucherCode);
      await voucher.getByRole("button", { name: "Apply" }).press("Enter");
      await expect(voucher.getByRole("button", { name: "Remove" })).toBeFocused();
      await expect(
        page.getByRole("status").filter({ hasText: `Voucher ${voucherCode} applied.` }),
      ).toHaveText(/Total \D{1,4}\d/);
      await page.keyboard.press("Enter");
      await expect(voucher.getByLabel("Voucher code")).toBeFocused();
    });

  test("what is typed into the checkout outlives a look at the terms, but for the card", async ({
    page,
  }) => {
    await putInCart(page, second);
    await visit(page, CHECKOUT);
    await expect(page.getByLabel("Country").first()).toHaveValue("");
    await page.getByLabel("Email", { exact: true }).fill("somebody@example.com");
    const draft = await page.evaluate(() => sessionStorage.getItem("checkout"));
    expect(JSON.parse(draft ?? "null"), "no more is kept than was typed").toEqual({
      of: null,
      fields: { email: "somebody@example.com" },
    });
    await fillInCheckout(page, "somebody@example.com");
    await card(page).fill("4242 4242 4242 4242");
    await page.getByLabel(shop.delivery.at(-1)!.label).check();
    await page.getByLabel("Same as delivery address").uncheck();
    await page.getByRole("main").getByRole("link", { name: "terms" }).click();
    await expect(page).toHaveURL(/terms-of-service/);
    await page.goBack();
    await expect(page.getByLabel("Town or city").first()).toHaveValue("Paris");
    await expect(page.getByLabel("Country").first()).toHaveValue("FR");
    await expect(page.getByLabel(shop.delivery.at(-1)!.label)).toBeChecked();
    await expect(page.getByLabel("Same as delivery address")).not.toBeChecked();
    await expect(card(page)).toHaveValue("");
  });

  test("what is typed into the checkout before the page is alive goes before the draft, and into it", async ({
    page,
  }) => {
    await putInCart(page, second);
    await visit(page, CHECKOUT);
    await fillInCheckout(page, "somebody@example.com");
    const city = page.getByLabel("Town or city").first();
    const release = await hold(page, "**/static/js/**");
    await page.goto(CHECKOUT);
    await city.fill("Lyon");
    release();
    await alive(page);
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue("somebody@example.com");
    await expect(city).toHaveValue("Lyon");
    await page.reload();
    await alive(page);
    await expect(city).toHaveValue("Lyon");
  });

  test("the checkout on paper has the numbers of its test cards, and nothing to press", async ({
    page,
  }) => {
    await putInCart(page, second);
    await visit(page, CHECKOUT);
    await page.emulateMedia({ media: "print" });
    const cards = page.getByRole("list", { name: "Test cards" });
    await expect(cards.getByText("4242 4242 4242 4242").filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole("navigation").filter({ visible: true })).toHaveCount(0);
    const total = page.getByRole("main").getByText("Total", { exact: true });
    await expect(total.filter({ visible: true })).toHaveCount(1);
  });

  test.describe("on a phone without script", () => {
    test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

    test("who turns back from the payment finds the checkout, and a word about it", async ({
      page,
    }) => {
      await page.goto(`${third.path}?variant=${skuOf(third)}`);
      await page.getByRole("button", { name: "Add to cart" }).click();
      await page.goto(`${CHECKOUT}?payment=cancelled`);
      await expect(page.getByRole("status").getByText(/without paying/)).toBeVisible();
      await expect(pay(page)).toBeVisible();
      await page.goto(CHECKOUT);
      await expect(page.getByText(/without paying/)).toBeHidden();
    });

    test("somebody buys, with a declined card on the way", async ({ page, tolerate }) => {
      tolerate(/answered 4(22|02)|status of 4(22|02)/);
      const email = `buyer-${randomUUID()}@example.com`;
      await page.goto(`${third.path}?variant=${skuOf(third)}`);
      await page.getByLabel(`Quantity of ${third.name}`).fill("3");
      await page.getByRole("button", { name: "Add to cart" }).click();
      await expect(page.getByRole("status").getByText("Added to your cart.")).toBeVisible();
      await page.getByRole("link", { name: /^Cart/ }).click();
      await expect(page.getByLabel(`Quantity of ${third.name}`)).toHaveValue("03");
      await page.getByLabel(`Quantity of ${third.name}`).fill("2");
      await page.getByRole("button", { name: "Update cart" }).click();
      await expect(page.getByText(money(2 * third.price)).first()).toBeVisible();

      await page.getByRole("link", { name: "Check out" }).click();
      await fillInCheckout(page, "not an address");
      await card(page).fill("4242 4242 4242 4242");
      await pay(page).click();
      await expect(page.getByText("Invalid email.").first()).toBeVisible();
      await expect(page.getByLabel("Town or city").first()).toHaveValue("Paris");
      await page.getByLabel("Email", { exact: true }).fill(email);
      await card(page).fill("4000 0000 0000 0002");
      await pay(page).click();
      await expect(page.getByRole("alert").first()).toContainText("declined");
      await card(page).fill("4242 4242 4242 4242");
      await pay(page).click();
      await expect(page.getByRole("heading", { level: 1, name: /Order confirmed/ })).toBeVisible();
      await mailTo(email);
    });
  });
});

/** Leaves the page of the article open. */
async function putInCart(page: Page, article: Product): Promise<void> {
  await visit(page, article.path);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText("Added to your cart.")).toBeVisible();
}
