import {
  CART,
  CHECKOUT,
  PRODUCT,
  SHOP,
  customerOrderPath,
  productPath,
} from "#content/addresses.ts";
import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { linkIn, mailTo } from "#tests/support/mails.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { alive, visit } from "#tests/support/visit.ts";
import { card, fillInCheckout, pay } from "#tests/support/visitors.ts";

/** The shop as a visitor uses it: lists, a product, the cart, the checkout. */
const products = (page: Page) => page.getByRole("list", { name: "Products" });
const names = (page: Page) => products(page).getByRole("heading", { level: 3 });
const found = (page: Page) => page.locator("#articles").getByRole("status");

test.describe("lists", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("are filtered and sorted by keys alone; Back undoes each choice", async ({ page }) => {
    await visit(page, "/shop/left-sidebar");
    await expect(found(page)).toHaveText(/^27 products/);
    await page.getByRole("radio", { name: /^All/ }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(page).toHaveURL(/\?category=men$/);
    await expect(found(page)).toHaveText(/^9 products/);
    const sage = page.getByRole("checkbox", { name: /^Sage/ });
    await sage.focus();
    await page.keyboard.press("Space");
    await expect(page).toHaveURL(/category=men&colour=sage/);
    await expect(names(page)).toHaveText(["Sun print T-shirt", "Five-panel cap", "Court trainer"]);
    await expect(sage).toBeFocused();

    const order = page.getByRole("combobox", { name: "Sort by" });
    await order.focus();
    await order.selectOption("Price, low to high");
    await expect(page).toHaveURL(/sort=price-up/);
    await expect(names(page).first()).toHaveText("Five-panel cap");

    await page.goBack();
    await expect(page).not.toHaveURL(/sort=/);
    await page.goBack();
    await expect(page).toHaveURL(/\?category=men$/);
    await expect(sage).not.toBeChecked();
    await expect(found(page)).toHaveText(/^9 products/);
  });

  test("take a price when its field is left, and say what a choice leaves", async ({ page }) => {
    await visit(page, "/shop/right-sidebar");
    await page.getByLabel("To", { exact: true }).fill("20");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\?max=20$/);
    await expect(page.getByText("No products match your filters.")).toBeVisible();
    await page.getByRole("link", { name: "Show all products" }).click();
    await expect(found(page)).toHaveText(/^27 products/);
    await expect(page.getByLabel("To", { exact: true })).toHaveValue("");
  });

  test("say at the field that a price is none, and keep it", async ({ page }) => {
    await visit(page, "/shop/right-sidebar");
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

  test("turn their pages and go to the top of the list", async ({ page }) => {
    await visit(page, SHOP);
    await page.getByRole("link", { name: "Next page" }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole("heading", { name: "Products" })).toBeFocused();
  });

  test("keep their filters in a panel where there is no room beside", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, "/shop/left-sidebar");
    const colour = page.getByRole("checkbox", { name: /^Forest green/ });
    await expect(colour).toBeHidden();
    await page.getByRole("button", { name: "Filters" }).press("Enter");
    await colour.check();
    await expect(page).toHaveURL(/colour=forest/);
    await page.getByRole("button", { name: /^Show \d+ products/ }).click();
    await expect(colour).toBeHidden();
    await expect(page.getByRole("button", { name: "Filters" })).toContainText("1");
  });
});

test.describe("lists without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

  test("are filtered by the form's button", async ({ page }) => {
    await page.goto("/shop/left-sidebar");
    await page.getByRole("radio", { name: /^Collections/ }).check();
    await page.getByRole("button", { name: "Show results" }).click();
    await expect(page).toHaveURL(/category=collections/);
    await expect(found(page)).toHaveText(/^9 products/);
    await expect(page.getByRole("radio", { name: /^Collections/ })).toBeChecked();

    const to = page.getByLabel("To", { exact: true });
    await to.fill("much");
    await page.getByRole("button", { name: "Show results" }).click();
    await expect(to).toHaveValue("much");
    await expect(to).toHaveAccessibleDescription(/^Enter a whole number/);
  });
});

test("a colour is an address; a size that is sold out says so", async ({ page }) => {
  await visit(page, PRODUCT);
  const colours = page.getByRole("navigation", { name: "Colour" });
  await colours.getByRole("link", { name: "Slate" }).click();
  await expect(page).toHaveURL(/variant=COAT-SLATE-S$/);
  await expect(
    page
      .getByRole("list", { name: /^Pictures of/ })
      .getByRole("img")
      .first(),
  ).toHaveAttribute("src", /coat-hanger-slate/);
  await page.getByRole("link", { name: /^XS ?, sold out$/ }).click();
  await expect(page.getByRole("button", { name: "Sold out" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await page.goBack();
  await expect(page.getByRole("button", { name: /^Add to cart/ })).toBeVisible();
});

test("the quantity is stepped by keys, never below 0, in two digits", async ({ page }) => {
  await visit(page, productPath("five-panel-cap"));
  const field = page.getByRole("textbox", { name: "Quantity of Five-panel cap" });
  await expect(field).toHaveValue("01");
  await field.press("ArrowDown");
  await field.press("ArrowDown");
  await expect(field).toHaveValue("00");
  await field.fill("9");
  await field.press("ArrowUp");
  await expect(field).toHaveValue("10");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("somebody buys two things and finds the order by mail", async ({ page, tolerate }) => {
    tolerate(/answered 402|status of 402/);
    const email = `buyer-${randomUUID()}@example.com`;
    await visit(page, productPath("sun-tote"));
    await page.getByRole("button", { name: "Add to cart" }).click();
    await expect(page.getByRole("status").getByText("Added to your cart.")).toBeVisible();
    await page.getByRole("link", { name: "Cart (1)" }).click();

    await expect(page.getByRole("heading", { level: 1, name: "Your cart" })).toBeVisible();
    await page.getByRole("button", { name: "Increase quantity of Sun tote bag" }).click();
    await expect(page.getByRole("link", { name: "Cart (2)" })).toBeVisible();
    await expect(page.getByText("€12.00 away from free delivery.")).toBeVisible();
    await page.getByLabel("Voucher code").fill("welcome 10");
    await page.getByRole("button", { name: "Apply", exact: true }).click();
    await expect(page.getByText("Voucher WELCOME10", { exact: true })).toBeVisible();

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
    await expect(page.getByRole("heading", { level: 1, name: /Order confirmed/ })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(customerOrderPath("")));
    await alive(page);
    await expect(page.getByRole("link", { name: "Cart", exact: true })).toBeVisible();
    const mail = await mailTo(email);
    expect(linkIn(mail, customerOrderPath(""))).toBe(new URL(page.url()).pathname);
  });

  test("what was taken out can be put back; another tab follows", async ({ page, context }) => {
    await visit(page, productPath("checked-scarf"));
    await page.getByRole("button", { name: "Add to cart" }).click();
    await expect(page.getByText("Added to your cart.")).toBeVisible();
    await visit(page, CART);
    const other = await context.newPage();
    await visit(other, CART);
    await page.getByRole("button", { name: "Remove Checked lambswool scarf" }).click();
    await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
    await expect(other.getByText("Your cart is empty.")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("link", { name: "Cart (1)" })).toBeVisible();
    await expect(other.getByRole("link", { name: "Checked lambswool scarf" })).toBeVisible();
  });

  test("a cart that changed meanwhile is shown before anything is ordered", async ({
    page,
    tolerate,
  }) => {
    tolerate(/answered 409|status of 409/);
    await visit(page, productPath("evening-candle"));
    await page.getByRole("button", { name: "Add to cart" }).click();
    await expect(page.getByText("Added to your cart.")).toBeVisible();
    await visit(page, CHECKOUT);
    await fillInCheckout(page, `buyer-${randomUUID()}@example.com`);
    await card(page).fill("4242 4242 4242 4242");
    await page.getByLabel(/^Express delivery/).check();
    // The same cart in another tab: this page's quote is no longer the one that counts.
    await page.evaluate(() =>
      fetch("/api/cart/lines", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ sku: "CANDLE-ECRU", quantity: 2, mode: "set" }),
      }),
    );
    await pay(page).click();
    await expect(page.getByText("€64.00").first()).toBeVisible();
    await expect(page).toHaveURL(CHECKOUT);
    await expect(page.getByLabel("Town or city").first()).toHaveValue("Paris");
    await pay(page).click();
    await expect(page).toHaveURL(new RegExp(customerOrderPath("")));
  });
});

test("the cart says what it did: too much, a voucher, the total; the focus stays where people are", async ({
  page,
}) => {
  await putCandleInCart(page);
  await visit(page, CART);
  const quantity = page.getByLabel("Quantity of Evening candle");
  await quantity.fill("999");
  await quantity.press("Enter");
  await expect(quantity).toHaveAccessibleDescription(/^You can order at most \d+\.$/);
  await quantity.fill("2");
  await quantity.press("Enter");
  await expect(quantity).not.toHaveAttribute("aria-invalid");

  const voucher = page.getByRole("form", { name: "Voucher" });
  await voucher.getByLabel("Voucher code").fill("WELCOME10");
  await voucher.getByRole("button", { name: "Apply" }).press("Enter");
  await expect(voucher.getByRole("button", { name: "Remove" })).toBeFocused();
  await expect(
    page.getByRole("status").filter({ hasText: "Voucher WELCOME10 applied." }),
  ).toHaveText(/Total €/);
  await page.keyboard.press("Enter");
  await expect(voucher.getByLabel("Voucher code")).toBeFocused();
});

test("what is typed into the checkout outlives a look at the terms, but for the card", async ({
  page,
}) => {
  await putCandleInCart(page);
  await visit(page, CHECKOUT);
  await expect(page.getByLabel("Country").first()).toHaveValue("");
  await fillInCheckout(page, "somebody@example.com");
  await card(page).fill("4242 4242 4242 4242");
  await page.getByLabel(/^Express delivery/).check();
  await page.getByLabel("Same as delivery address").uncheck();
  await page.getByRole("main").getByRole("link", { name: "terms" }).click();
  await expect(page).toHaveURL(/terms-of-service/);
  await page.goBack();
  await expect(page.getByLabel("Town or city").first()).toHaveValue("Paris");
  await expect(page.getByLabel("Country").first()).toHaveValue("FR");
  await expect(page.getByLabel(/^Express delivery/)).toBeChecked();
  await expect(page.getByLabel("Same as delivery address")).not.toBeChecked();
  await expect(card(page)).toHaveValue("");
});

test.describe("on a phone without script", () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test("somebody buys, with a declined card on the way", async ({ page, tolerate }) => {
    tolerate(/answered 4(22|02)|status of 4(22|02)/);
    const email = `buyer-${randomUUID()}@example.com`;
    await page.goto(`${PRODUCT}/sun-tote?variant=TOTE-SAGE`);
    await page.getByLabel("Quantity of Sun tote bag").fill("3");
    await page.getByRole("button", { name: "Add to cart" }).click();
    await expect(page.getByRole("status").getByText("Added to your cart.")).toBeVisible();
    await page.getByRole("link", { name: /^Cart/ }).click();
    await expect(page.getByLabel("Quantity of Sun tote bag")).toHaveValue("03");
    await page.getByLabel("Quantity of Sun tote bag").fill("2");
    await page.getByRole("button", { name: "Update cart" }).click();
    await expect(page.getByText("€48.00").first()).toBeVisible();

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

/** Leaves the page of the article open. */
async function putCandleInCart(page: Page): Promise<void> {
  await visit(page, productPath("evening-candle"));
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText("Added to your cart.")).toBeVisible();
}
