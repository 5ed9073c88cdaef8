import { CART, productPath } from "#content/addresses.ts";
import type { Page } from "playwright/test";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

const PATH = "/home-decor";

const tag = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const way = (page: Page, name: string) =>
  page.getByRole("link", { name: `View product ${name}`, exact: true });
const onShelf = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "Products on the shelf" }).getByRole("link", { name });
const cart = (page: Page) => page.getByRole("form", { name: /^Add to cart/ });
const headerCart = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Cart/ });

test.use({ viewport: { width: 1280, height: 900 } });

test("a tag in the room opens its price card by keys; Escape closes it and focus returns", async ({
  page,
}) => {
  await visit(page, PATH);
  const lamp = tag(page, "Hourglass table lamp, €149");
  await lamp.focus();
  await page.keyboard.press("Enter");
  await expect(way(page, "Hourglass table lamp")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(way(page, "Hourglass table lamp")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(way(page, "Hourglass table lamp")).toBeHidden();
  await expect(lamp).toBeFocused();

  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(way(page, "Hourglass table lamp")).toBeHidden();
});

test("one card at a time, and each leads to what stands in the picture", async ({ page }) => {
  await visit(page, PATH);
  await tag(page, "Two-handled vase, €64").click();
  await expect(way(page, "Two-handled vase")).toBeVisible();
  await tag(page, "Curved armchair, €549").click();
  await expect(way(page, "Two-handled vase")).toBeHidden();
  // By key: the note moves along with its tag as the page's letters and pictures come.
  await way(page, "Curved armchair").press("Enter");
  await expect(page).toHaveURL(`${productPath("curved-armchair")}?variant=CHAIR-OCHRE`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Curved armchair");
});

test("what is chosen on the shelf stands in the address and goes into the cart; Back undoes it", async ({
  page,
}) => {
  await visit(page, PATH);
  await expect(onShelf(page, /Three stoneware mugs/)).toHaveAttribute("aria-current", "true");
  await onShelf(page, /Striped throw/).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${PATH}?variant=THROW-SAGE`);
  await expect(page.getByText("Striped throw, here in Sage")).toBeVisible();
  await expect(headerCart(page)).toHaveAccessibleName("Cart");
  await cart(page).getByRole("button", { name: /^Add/ }).press("Enter");
  await expect(cart(page).getByRole("status")).toContainText("Added. Your cart has 1 item.");
  await expect(headerCart(page)).toHaveAccessibleName("Cart, 1 item");
  await page.goBack();
  await expect(page).toHaveURL(PATH);
  await expect(onShelf(page, /Three stoneware mugs/)).toHaveAttribute("aria-current", "true");
});

test("every one of the eight things is sorted by its light once, and leads to its page", async ({
  page,
}) => {
  await visit(page, PATH);
  const light = page.getByRole("region", { name: "Shop by the light you have" });
  await expect(light.getByRole("link", { name: /€/ })).toHaveCount(8);
  await light.getByRole("link", { name: /Evening candle/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Evening candle");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("all three tags of the room are in the window, and a card fits below", async ({ page }) => {
    await visit(page, PATH);
    for (const name of ["Curved armchair, €549", "Two-handled vase, €64"])
      await expect(tag(page, name)).toBeInViewport({ ratio: 1 });
    await tag(page, "Hourglass table lamp, €149").click();
    await expect(way(page, "Hourglass table lamp")).toBeInViewport({ ratio: 1 });
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("tags open, their articles are listed, and the shelf sells", async ({ page }) => {
    await page.goto(PATH);
    const room = page.getByRole("region", { name: "Fewer things, better light" });
    for (const name of ["Curved armchair", "Two-handled vase", "Hourglass table lamp"])
      await expect(
        room.getByRole("listitem").getByRole("link", { name, exact: true }),
      ).toBeVisible();
    await tag(page, "Two-handled vase, €64").click();
    await expect(way(page, "Two-handled vase")).toBeVisible();
    await page.keyboard.press("Escape");
    await onShelf(page, /Evening candle/).click();
    await expect(page).toHaveURL(`${PATH}?variant=CANDLE-ECRU`);
    await cart(page).getByRole("button", { name: /^Add/ }).click();
    await expect(page.getByRole("status").first()).toBeVisible();
    await page.goto(CART);
    await expect(page.getByRole("form", { name: "Items in your cart" })).toContainText(
      "Evening candle",
    );
  });
});
