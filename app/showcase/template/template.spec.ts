import type { Page } from "playwright/test";
import { TEMPLATE } from "#content/addresses.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

/** The page about the template: how somebody finds the home that suits them, and gets it. */

const overview = (page: Page) => page.getByRole("region", { name: "Whose website will it be?" });
const field = (page: Page) => page.getByRole("searchbox", { name: "Your trade, or a word" });
const cards = (page: Page) => overview(page).getByRole("listitem").getByRole("link");

test("a trade finds the home that suits it, and the address keeps the word", async ({ page }) => {
  await visit(page, TEMPLATE);
  const all = await cards(page).count();
  await field(page).fill("lawyer");
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText("Halden & Rowe");
  await expect(overview(page).getByRole("status")).toHaveText(`1 of ${all} home pages`);

  await page.reload();
  await expect(field(page)).toHaveValue("lawyer");
  await expect(cards(page)).toHaveCount(1);

  await cards(page).click();
  await expect(page).toHaveURL("/home-business");
});

test("words are found in whatever is said of a home, without accents and in any order", async ({
  page,
}) => {
  await visit(page, TEMPLATE);
  await field(page).fill("arch COFFEE");
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText("Third Rail Coffee");
});

test("homes are filtered by what they have, by keys, also together with a word", async ({
  page,
}) => {
  await visit(page, TEMPLATE);
  const anything = overview(page).getByRole("radio", { name: "Anything" });
  await anything.focus();
  await anything.press("ArrowRight");
  await expect(overview(page).getByRole("radio", { name: "Booking" })).toBeChecked();
  await expect(page).toHaveURL(`${TEMPLATE}?has=Booking`);
  await expect(overview(page).getByRole("link", { name: /Northside Dental/ })).toBeVisible();
  await expect(overview(page).getByRole("link", { name: /Edda/ })).toBeHidden();

  await field(page).fill("dinner");
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText("Sable & Thyme");
});

test("where nothing fits, one press shows everything again", async ({ page }) => {
  await visit(page, TEMPLATE);
  const all = await cards(page).count();
  await field(page).fill("zeppelin");
  await expect(cards(page)).toHaveCount(0);
  await overview(page)
    .getByRole("link", { name: `Show all ${all}` })
    .click();
  await expect(cards(page)).toHaveCount(all);
  await expect(field(page)).toHaveValue("");
});

test("the front page says that it is part of a template, and leads to all demos", async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, "/#demos");
    const strip = page.getByRole("complementary", { name: "See all demos" }).getByRole("link");
    await expect(strip).toContainText("website template");
    await expect(strip).toBeInViewport();
    await strip.click();
    await expect(page).toHaveURL(`${TEMPLATE}#demos`);
    await expect(overview(page).getByRole("heading", { level: 2 })).toBeInViewport();
  }
});

test("the search of the site finds it by what people call it", async ({ page }) => {
  for (const words of ["template", "github", "license", "download"]) {
    await visit(page, `/page/search-result?q=${words}`);
    await expect(
      page.getByRole("main").getByRole("link", { name: /^The template/ }),
      words,
    ).toBeVisible();
  }
  await visit(page, "/page/search-result?q=lawyer");
  await expect(page.getByRole("main").getByRole("link", { name: /Halden & Rowe/ })).toBeVisible();
});

test("a command is copied as it is typed", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, `${TEMPLATE}#get`);
  await page.getByRole("button", { name: "Copy what makes a site of your own" }).press("Enter");
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe("npm run make-yours -- ../my-site --home cafe");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the same search is answered by the server", async ({ page }) => {
    await page.goto(TEMPLATE);
    await field(page).fill("yoga");
    await overview(page).getByText("Booking", { exact: true }).click();
    await overview(page).getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\?q=yoga&has=Booking#demos$/);
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText("Stillwater");
    await expect(field(page)).toHaveValue("yoga");
  });
});
