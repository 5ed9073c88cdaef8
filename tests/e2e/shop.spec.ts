import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { linkIn, mailTo } from "../support/mails.ts";
import { expect, test } from "../support/site-test.ts";
import { alive, visit } from "../support/visit.ts";
import { card, fillInCheckout, pay } from "../support/visitors.ts";

/** The shop as a visitor uses it: lists, an article, the cart, the checkout. */
const articles = (page: Page) => page.getByRole("list", { name: "Articles" });
const names = (page: Page) => articles(page).getByRole("heading", { level: 3 });
const found = (page: Page) => page.locator("#articles").getByRole("status");

test.describe("lists", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("are filtered and sorted by keys alone; Back undoes each choice", async ({ page }) => {
    await visit(page, "/shop/left-sidebar");
    await expect(found(page)).toHaveText(/^27 articles/);
    await page.getByRole("radio", { name: /^Everything/ }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(page).toHaveURL(/\?category=men$/);
    await expect(found(page)).toHaveText(/^9 articles/);
    const sage = page.getByRole("checkbox", { name: /^Sage/ });
    await sage.focus();
    await page.keyboard.press("Space");
    await expect(page).toHaveURL(/category=men&colour=sage/);
    await expect(names(page)).toHaveText(["Sun print T-shirt", "Five-panel cap", "Court trainer"]);
    await expect(sage).toBeFocused();

    const order = page.getByRole("combobox", { name: "Order" });
    await order.focus();
    await order.selectOption("Price, low to high");
    await expect(page).toHaveURL(/sort=price-up/);
    await expect(names(page).first()).toHaveText("Five-panel cap");

    await page.goBack();
    await expect(page).not.toHaveURL(/sort=/);
    await page.goBack();
    await expect(page).toHaveURL(/\?category=men$/);
    await expect(sage).not.toBeChecked();
    await expect(found(page)).toHaveText(/^9 articles/);
  });

  test("take a price when its field is left, and say what a choice leaves", async ({ page }) => {
    await visit(page, "/shop/right-sidebar");
    await page.getByLabel("To", { exact: true }).fill("20");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\?max=20$/);
    await expect(page.getByText("Nothing in the shop is all of that at once.")).toBeVisible();
    await page.getByRole("link", { name: "Show everything" }).click();
    await expect(found(page)).toHaveText(/^27 articles/);
    await expect(page.getByLabel("To", { exact: true })).toHaveValue("");
  });

  test("turn their pages and go to the top of the list", async ({ page }) => {
    await visit(page, "/shop/shop-wide");
    await page.getByRole("link", { name: "Next page" }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole("heading", { name: "Articles" })).toBeFocused();
  });

  test("keep their filters in a panel where there is no room beside", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, "/shop/left-sidebar");
    const colour = page.getByRole("checkbox", { name: /^Forest green/ });
    await expect(colour).toBeHidden();
    await page.getByRole("button", { name: "Filters" }).press("Enter");
    await colour.check();
    await expect(page).toHaveURL(/colour=forest/);
    await page.getByRole("button", { name: /^Show \d+ articles/ }).click();
    await expect(colour).toBeHidden();
    await expect(page.getByRole("button", { name: "Filters" })).toContainText("1");
  });
});

test.describe("lists without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

  test("are filtered by the form's button", async ({ page }) => {
    await page.goto("/shop/left-sidebar");
    await page.getByRole("radio", { name: /^Collections/ }).check();
    await page.getByRole("button", { name: "Show the list" }).click();
    await expect(page).toHaveURL(/category=collections/);
    await expect(found(page)).toHaveText(/^9 articles/);
    await expect(page.getByRole("radio", { name: /^Collections/ })).toBeChecked();
  });
});

test("a colour is an address; a size that is sold out says so", async ({ page }) => {
  await visit(page, "/shop/single-product");
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
  await visit(page, "/shop/single-product/five-panel-cap");
  const field = page.getByRole("textbox", { name: "Pieces of Five-panel cap" });
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
    await visit(page, "/shop/single-product/sun-tote");
    await page.getByRole("button", { name: "Add to cart" }).click();
    await expect(page.getByRole("status").getByText("Added to your cart.")).toBeVisible();
    await page.getByRole("link", { name: "Cart (1)" }).click();

    await expect(page.getByRole("heading", { level: 1, name: "Your cart" })).toBeVisible();
    await page.getByRole("button", { name: "One more: Pieces of Sun tote bag" }).click();
    await expect(page.getByRole("link", { name: "Cart (2)" })).toBeVisible();
    await expect(page.getByText("€12.00 more, and delivery is free.")).toBeVisible();
    await page.getByLabel("Voucher code").fill("welcome 10");
    await page.getByRole("button", { name: "Use", exact: true }).click();
    await expect(page.getByText("Voucher WELCOME10")).toBeVisible();

    await page.getByRole("link", { name: "Check out" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
    await pay(page).click();
    await expect(page.getByLabel("Town").first()).toHaveAccessibleDescription(
      /Field is required\./,
    );
    await fillInCheckout(page, email);
    await card(page).fill("4000 0000 0000 0002");
    await pay(page).click();
    await expect(card(page)).toHaveAccessibleDescription(/declined/);
    await expect(page.getByLabel("Town").first()).toHaveValue("Paris");

    await page.getByRole("button", { name: "4242 4242 4242 4242" }).click();
    await pay(page).click();
    await expect(page.getByRole("heading", { level: 1, name: /It is ordered/ })).toBeVisible();
    await expect(page).toHaveURL(/\/shop\/orders\//);
    await alive(page);
    await expect(page.getByRole("link", { name: "Cart", exact: true })).toBeVisible();
    const mail = await mailTo(email);
    expect(linkIn(mail, "/shop/orders/")).toBe(new URL(page.url()).pathname);
  });

  test("what was taken out can be put back; another tab follows", async ({ page, context }) => {
    await visit(page, "/shop/single-product/checked-scarf");
    await page.getByRole("button", { name: "Add to cart" }).click();
    await expect(page.getByText("Added to your cart.")).toBeVisible();
    await visit(page, "/shop/shopping-cart");
    const other = await context.newPage();
    await visit(other, "/shop/shopping-cart");
    await page.getByRole("button", { name: "Take out Checked lambswool scarf" }).click();
    await expect(page.getByRole("button", { name: "Put it back" })).toBeFocused();
    await expect(other.getByText("Nothing in it yet.")).toBeVisible();
    await page.getByRole("button", { name: "Put it back" }).click();
    await expect(page.getByRole("link", { name: "Cart (1)" })).toBeVisible();
    await expect(other.getByRole("link", { name: "Checked lambswool scarf" })).toBeVisible();
  });

  test("a cart that changed meanwhile is shown before anything is ordered", async ({
    page,
    tolerate,
  }) => {
    tolerate(/answered 409|status of 409/);
    await visit(page, "/shop/single-product/evening-candle");
    await page.getByRole("button", { name: "Add to cart" }).click();
    await expect(page.getByText("Added to your cart.")).toBeVisible();
    await visit(page, "/shop/checkout");
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
    await expect(page).toHaveURL(/\/shop\/checkout$/);
    await expect(page.getByLabel("Town").first()).toHaveValue("Paris");
    await pay(page).click();
    await expect(page).toHaveURL(/\/shop\/orders\//);
  });
});

test.describe("on a phone without script", () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test("somebody buys, with a declined card on the way", async ({ page, tolerate }) => {
    tolerate(/answered 4(22|02)|status of 4(22|02)/);
    const email = `buyer-${randomUUID()}@example.com`;
    await page.goto("/shop/single-product/sun-tote?variant=TOTE-SAGE");
    await page.getByLabel("Pieces of Sun tote bag").fill("3");
    await page.getByRole("button", { name: "Add to cart" }).click();
    await expect(page.getByRole("status").getByText("It is in your cart.")).toBeVisible();
    await page.getByRole("link", { name: /^Cart/ }).click();
    await expect(page.getByLabel("Pieces of Sun tote bag")).toHaveValue("03");
    await page.getByLabel("Pieces of Sun tote bag").fill("2");
    await page.getByRole("button", { name: "Update the cart" }).click();
    await expect(page.getByText("€48.00").first()).toBeVisible();

    await page.getByRole("link", { name: "Check out" }).click();
    await fillInCheckout(page, "not an address");
    await card(page).fill("4242 4242 4242 4242");
    await pay(page).click();
    await expect(page.getByText("Invalid email.").first()).toBeVisible();
    await expect(page.getByLabel("Town").first()).toHaveValue("Paris");
    await page.getByLabel("Email", { exact: true }).fill(email);
    await card(page).fill("4000 0000 0000 0002");
    await pay(page).click();
    await expect(page.getByRole("alert").first()).toContainText("declined");
    await card(page).fill("4242 4242 4242 4242");
    await pay(page).click();
    await expect(page.getByRole("heading", { level: 1, name: /It is ordered/ })).toBeVisible();
    await mailTo(email);
  });
});
