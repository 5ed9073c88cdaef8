import { CART } from "#content/addresses.ts";
import type { Page } from "playwright/test";
import { expect, test } from "#tests/support/site-test.ts";
import { visit, visitInSmallWindow, visitWithStoppedClock } from "#tests/support/visit.ts";

const PATH = "/home-fashion-shop";

const looks = (page: Page) => page.getByRole("group", { name: "Looks", exact: true });
const look = (page: Page, title: string) =>
  looks(page).getByRole("group", { name: title, exact: true });
const add = (page: Page, name: string) => page.getByRole("form", { name: `Add to cart: ${name}` });
const headerCart = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Cart/ });

test.use({ viewport: { width: 1280, height: 900 } });

test("the word is the heading, and the way on leads to the looks; Back returns", async ({
  page,
}) => {
  await visit(page, PATH);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Onward");
  await page.getByRole("link", { name: "See the looks" }).click();
  await expect(page).toHaveURL(`${PATH}#looks`);
  await expect(page.getByRole("heading", { name: "Shop the looks" })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(PATH);
});

test("looks are leafed through by name and by arrow keys", async ({ page }) => {
  await visit(page, PATH);
  const umbrella = looks(page).getByRole("button", { name: "The umbrella leaves" });
  await umbrella.click();
  await expect(
    look(page, "The umbrella leaves").getByRole("link", { name: "City umbrella" }),
  ).toBeInViewport();
  await looks(page).getByRole("region").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(
    look(page, "The bag looks back").getByRole("link", { name: "Top-handle bag" }),
  ).toBeInViewport();
  await expect(looks(page).getByRole("button", { name: "The bag looks back" })).toHaveAttribute(
    "aria-current",
    "true",
  );
});

test("a size is chosen and put into the cart by keys alone, and the header counts it", async ({
  page,
}) => {
  await visit(page, PATH);
  const coat = add(page, "Belted wool coat");
  await coat.getByLabel("Size of Belted wool coat").selectOption({ label: "M" });
  await coat.getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect(coat.getByRole("status")).toContainText("Your cart has 1 item.");
  await expect(headerCart(page)).toHaveAccessibleName("Cart, 1 item");
  await coat.getByRole("link", { name: "View cart" }).click();
  const lines = page.getByRole("form", { name: "Items in your cart" });
  await expect(lines).toContainText("Belted wool coat");
  await expect(lines).toContainText("Slate");
});

test("what is sold out cannot be chosen, and the last one says so", async ({ page }) => {
  await visit(page, PATH);
  await expect(
    add(page, "Belted wool coat").getByRole("option", { name: "XS, sold out" }),
  ).toBeDisabled();
  await expect(add(page, "City umbrella")).toContainText("Last one");
});

test("what is in two looks is sold in both, each form named by its look", async ({ page }) => {
  await visit(page, PATH);
  for (const number of [1, 2])
    await expect(add(page, `Top-handle bag, look ${number}`)).toHaveCount(1);
});

test("the sum of a look is that of its articles", async ({ page }) => {
  await visit(page, PATH);
  const rows = await look(page, "The umbrella leaves").getByRole("listitem").allInnerTexts();
  const prices = rows.map((row) => Number(/€([\d.]+)/.exec(row)?.[1]));
  expect(prices.at(-1)).toBeCloseTo(prices.slice(0, -1).reduce((sum, price) => sum + price, 0));
});

test("the list of what is reduced ends on the coming Sunday evening, and then on the next", async ({
  page,
}) => {
  await visitWithStoppedClock(page, PATH, new Date("2027-05-30T19:58:00Z"));
  const band = page.getByRole("region", { name: "Sale. Run." });
  await expect(band).toContainText("Sunday 30 May 2027, 22:00, Brussels time");
  await page.clock.runFor(120_000);
  await expect(band).toContainText("Sunday 6 June 2027, 22:00, Brussels time");
  await expect(band.getByRole("timer")).toContainText(/6\s*days/);
});

test("nothing is wider than a small window, from right to left neither", async ({ page }) => {
  await visitInSmallWindow(page, PATH);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every look can be read, and what is in it is put into the cart", async ({ page }) => {
    await page.goto(PATH);
    for (const title of ["The coat walks", "The jumpers stay"]) {
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
    }
    const band = page.getByRole("region", { name: "Sale. Run." });
    await expect(band).toContainText("every Sunday at 22:00");
    await expect(band.getByRole("timer")).toBeHidden();
    const cap = add(page, "Five-panel cap");
    await cap.getByRole("button").click();
    await expect(page.getByRole("status").first()).toContainText("Added to your cart.");
    await page.goto(CART);
    await expect(page.getByRole("form", { name: "Items in your cart" })).toContainText(
      "Five-panel cap",
    );
  });
});
