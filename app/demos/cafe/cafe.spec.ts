import { productPath } from "#content/addresses.ts";
import type { Page } from "playwright/test";
import { hold } from "#tests/support/hold.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { alive, visit } from "#tests/support/visit.ts";

const PATH = "/home-cafe";

const guide = (page: Page) => page.getByRole("region", { name: "Brew it at home" });
const cups = (page: Page) => guide(page).getByRole("spinbutton", { name: "Cups" });
const figure = (page: Page, term: string) =>
  guide(page).locator("dl > div").filter({ hasText: term, visible: true }).locator("dd");

test("a method is picked and its cups are counted by keys alone", async ({ page }) => {
  await visit(page, PATH);
  await guide(page).getByRole("radio", { name: "Pour-over" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(guide(page).getByRole("radio", { name: "French press" })).toBeChecked();
  await expect(guide(page).getByRole("article")).toHaveCount(1);
  await expect(guide(page).getByRole("article", { name: "French press" })).toBeVisible();
  await expect(figure(page, "Coffee")).toHaveText("16 g");

  await cups(page).focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(figure(page, "Coffee")).toHaveText("48 g");
  await expect(figure(page, "Water")).toHaveText("780 g");
  await expect(guide(page).getByText("Pour in all 780 g and leave it alone.")).toBeVisible();
});

test("more cups than the brewer holds are brewed in rounds that add up", async ({ page }) => {
  await visit(page, PATH);
  for (let cup = 1; cup < 5; cup++)
    await guide(page).getByRole("button", { name: "More cups" }).click();
  await expect(cups(page)).toHaveValue("5");
  await expect(figure(page, "Coffee")).toHaveText("76 g");
  await expect(guide(page).getByText("2 rounds of 38 g to 625 g.")).toBeVisible();
  // The number of cups stays when the method changes.
  await guide(page).getByRole("radio", { name: "Hand plunger" }).check();
  await expect(figure(page, "Coffee")).toHaveText("70 g");
  await expect(guide(page).getByText("It holds one at a time: 5 rounds of")).toBeVisible();
});

test("a number of cups outside the limits is brought into them when the field is left", async ({
  page,
}) => {
  await visit(page, PATH);
  await cups(page).fill("40");
  await cups(page).blur();
  await expect(cups(page)).toHaveValue("6");
  const more = guide(page).getByRole("button", { name: "More cups" });
  await expect(more).toHaveAttribute("aria-disabled", "true");
  await cups(page).press("ArrowUp");
  await expect(cups(page)).toHaveValue("6");
  await cups(page).fill("");
  await cups(page).blur();
  await expect(cups(page)).toHaveValue("6");
});

test("what is typed before the page is alive is counted; the method comes back with the page", async ({
  page,
}) => {
  const release = await hold(page, "**/static/js/**");
  await page.goto(PATH);
  await cups(page).fill("2");
  release();
  await alive(page);
  await expect(
    guide(page)
      .getByText(/^For 2 cups/)
      .filter({ visible: true }),
  ).toHaveCount(1);
  await guide(page).getByRole("radio", { name: "French press" }).check();
  await page.goto("/");
  await page.goBack();
  await alive(page);
  await expect(guide(page).getByRole("radio", { name: "French press" })).toBeChecked();
  await expect(guide(page).getByRole("article", { name: "French press" })).toBeVisible();
});

test("the board, the oven and the week are tables and lists with prices and times", async ({
  page,
}) => {
  await visit(page, PATH);
  const hero = page.getByRole("region", { name: "Coffee under the 8:14" });
  await expect(hero.getByRole("term").filter({ hasText: "Flat white" })).toBeVisible();
  const oven = page.getByRole("table", { name: "What comes out of the oven" });
  await expect(oven.getByRole("row", { name: /Cardamom knot/ })).toContainText("07:50");
  const place = page.getByRole("region", { name: "Where we are, when we’re open" });
  await expect(place.getByRole("row", { name: /Tuesday/ })).toContainText("9–13 h");
  await expect(place.getByRole("row", { name: /Sunday/ })).toContainText("closed");
});

test("the mugs lead to the shop, and Back returns to the page", async ({ page }) => {
  await visit(page, PATH);
  await page.getByRole("link", { name: "Three stoneware mugs" }).click();
  await expect(page).toHaveURL(new RegExp(productPath("three-mugs")));
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Coffee under the 8:14");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("all five recipes can be read, for one cup", async ({ page }) => {
    await page.goto(PATH);
    await expect(guide(page).getByRole("article")).toHaveCount(5);
    await expect(guide(page).getByRole("radio")).toHaveCount(0);
    const coldBrew = guide(page).getByRole("article", { name: "Cold brew" });
    await expect(coldBrew.getByText("Put 18 g into a jar with a lid.")).toBeVisible();
  });
});
