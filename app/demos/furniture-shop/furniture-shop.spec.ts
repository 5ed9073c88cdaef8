import { CART } from "#content/addresses.ts";
import type { Page } from "playwright/test";
import { shop } from "#content/shop.ts";
import { site } from "#content/site.ts";
import { formatRoundMoney } from "#shared/shop/money.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { settleTransitions, visit } from "#tests/support/visit.ts";

const PATH = "/home-furniture-shop";

const cloth = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "Colour" }).getByRole("link", { name });
const picture = (page: Page, name: RegExp) => page.getByRole("img", { name });
const cart = (page: Page) => page.getByRole("form", { name: "Add to cart" });
const headerCart = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Cart/ });

test.use({ viewport: { width: 1280, height: 900 } });

test("a cloth changes picture, cart line and address; Back undoes it", async ({ page }) => {
  await visit(page, PATH);
  await expect(picture(page, /forest green upholstery/).first()).toBeVisible();
  await cloth(page, /Ochre/).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${PATH}?variant=CHAIR-OCHRE`);
  await expect(cloth(page, /Ochre/)).toHaveAttribute("aria-current", "true");
  await expect(picture(page, /ochre upholstery/).first()).toBeVisible();
  await expect(page.getByText("Ochre wool on oak")).toBeVisible();
  await page.goBack();
  await expect(page.getByText("Forest green wool on oak")).toBeVisible();
  await expect(page).toHaveURL(PATH);
});

test("what is sold out says so and cannot be put into the cart", async ({ page }) => {
  await visit(page, PATH);
  await expect(cloth(page, /Slate/)).toContainText("Sold out");
  await expect(
    page.getByRole("heading", { name: "Find out when the armchair is back in Slate" }),
  ).toBeVisible();
  await cloth(page, /Slate/).click();
  await expect(page.getByRole("button", { name: "Sold out" })).toHaveAccessibleDescription(
    /crossed out/,
  );
  await expect(cart(page)).toHaveCount(0);
});

test("the chosen cloth goes into the cart by keys alone, and the header counts it", async ({
  page,
}) => {
  await visit(page, `${PATH}?variant=CHAIR-FOREST`);
  await expect(headerCart(page)).toHaveAccessibleName("Cart");
  await cart(page).getByRole("button", { name: "Add to cart" }).press("Enter");
  await expect(cart(page).getByRole("status").getByText("Added to your cart.")).toBeVisible();
  await expect(headerCart(page)).toHaveAccessibleName("Cart, 1 item");
  await headerCart(page).press("Enter");
  const lines = page.getByRole("form", { name: "Items in your cart" });
  await expect(lines.getByRole("listitem")).toContainText(["Forest green"]);
});

test("the drawing comes under the pointer, goes with Escape and stays when it is switched on", async ({
  page,
}) => {
  await visit(page, PATH);
  const chair = picture(page, /forest green upholstery/).first();
  const drawing = page.locator("svg").filter({ hasText: "Side, cm" });
  await expect(drawing).toHaveCSS("opacity", "0");
  await chair.hover();
  await expect(drawing).toHaveCSS("opacity", "1");
  await page.keyboard.press("Escape");
  await expect(drawing).toHaveCSS("opacity", "0");
  await page.mouse.move(5, 5);
  const drawingSwitch = page.getByRole("checkbox", { name: "Show dimensions" });
  await drawingSwitch.focus();
  await page.keyboard.press("Space");
  await expect(drawingSwitch).toBeChecked();
  await expect(drawing).toHaveCSS("opacity", "1");
  await expect(drawing).toContainText("76");
});

test("a mark in the room opens its article; Escape closes it and focus returns", async ({
  page,
}) => {
  await visit(page, PATH);
  const mark = page.getByRole("button", { name: "Hourglass table lamp" });
  await mark.focus();
  await page.keyboard.press("Enter");
  const way = page.getByRole("link", { name: "View product Hourglass table lamp" });
  await expect(way).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(way).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(way).toBeHidden();
  await expect(mark).toBeFocused();
  await mark.click();
  // What is clicked while it still moves makes Playwright scroll the page, and the note goes along.
  await settleTransitions(page);
  await way.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hourglass table lamp");
});

test("terms come from the shop, and every article of the index leads to its page", async ({
  page,
}) => {
  await visit(page, PATH);
  const free = formatRoundMoney(shop.freeDeliveryFrom ?? 0, shop.currency, site.locale);
  await expect(page.getByRole("heading", { name: `${shop.returnDays} days refund` })).toBeVisible();
  await expect(page.getByText(`On orders from ${free}`)).toBeVisible();
  const index = page.getByRole("region", { name: "Catalogue" });
  await expect(index.getByRole("link", { name: /€/ })).toHaveCount(8);
  await index.getByRole("link", { name: /Two notebooks/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Two notebooks and a pen");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a cloth is chosen, put into the cart and found there; marks open", async ({ page }) => {
    await page.goto(PATH);
    await cloth(page, /Honey/).click();
    await expect(page).toHaveURL(`${PATH}?variant=CHAIR-HONEY`);
    await expect(picture(page, /honey pine upholstery/).first()).toBeVisible();
    await page.getByRole("button", { name: /^Curved armchair, \d$/ }).click();
    await expect(page.getByRole("link", { name: "View product Curved armchair" })).toBeVisible();
    await page.keyboard.press("Escape");
    await cart(page).getByRole("button", { name: "Add to cart" }).click();
    await expect(page.getByRole("status").first()).toBeVisible();
    await page.goto(CART);
    await expect(page.getByRole("form", { name: "Items in your cart" })).toContainText("Honey");
  });
});
