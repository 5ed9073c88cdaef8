import type { Page } from "playwright/test";
import { hold } from "#tests/support/hold.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { alive, visit, visitInSmallWindow } from "#tests/support/visit.ts";

const PATH = "/home-travel-agency";

const search = (page: Page) => page.getByRole("form", { name: "Find a trip" });
const trips = (page: Page) => page.getByRole("region", { name: "All our trips, with prices" });
const passes = (page: Page) => trips(page).getByRole("article");
const shown = (page: Page) => trips(page).getByRole("status");

test("a search by keys leads to its trips, stands in the address, and Back undoes it", async ({
  page,
}) => {
  await visit(page, PATH);
  await expect(shown(page)).toHaveText("9 trips");
  await search(page).getByLabel("Where").selectOption("Rialva");
  await search(page).getByLabel("When").selectOption("May");
  await search(page).getByRole("button", { name: "Find trips" }).press("Enter");
  await expect(page).toHaveURL(`${PATH}?where=rialva&when=5#trips`);
  await expect(shown(page)).toHaveText("1 of 9 trips: Rialva, May");
  await expect(passes(page)).toHaveCount(1);
  await expect(
    passes(page).getByRole("heading", { name: "Up the steps, past the lemons" }),
  ).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(PATH);
  await expect(passes(page)).toHaveCount(9);
  await expect(search(page).getByLabel("Where")).toHaveValue("");
});

test("an address is a search: its answers stand in the fields, and the filter changes one of them", async ({
  page,
}) => {
  await visit(page, `${PATH}?when=8&who=family`);
  await expect(search(page).getByLabel("When")).toHaveValue("8");
  await expect(search(page).getByLabel("Who")).toHaveValue("family");
  await expect(shown(page)).toHaveText("4 of 9 trips: August, With children");
  const filter = trips(page).getByRole("navigation", { name: "Trips by place" });
  await filter.getByRole("link", { name: "Skerrow" }).click();
  await expect(page).toHaveURL(`${PATH}?where=skerrow&when=8&who=family`);
  await expect(passes(page).getByRole("heading")).toHaveText(["Where the whale turns round"]);
  await expect(filter.getByRole("link", { name: "Skerrow" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await expect(search(page).getByLabel("Where")).toHaveValue("skerrow");
});

test("what is chosen before the page is alive is searched for", async ({ page }) => {
  const release = await hold(page, "**/static/js/**");
  await page.goto(PATH);
  await search(page).getByLabel("Where").selectOption("Rialva");
  release();
  await alive(page);
  await search(page).getByLabel("When").selectOption("May");
  await expect(search(page).getByLabel("Where")).toHaveValue("rialva");
  await search(page).getByRole("button", { name: "Find trips" }).press("Enter");
  await expect(page).toHaveURL(`${PATH}?where=rialva&when=5#trips`);
});

test("the link to all trips goes with the choice, and the focus on to the trips", async ({
  page,
}) => {
  await visit(page, `${PATH}?where=rialva`);
  const all = trips(page).getByRole("link", { name: "Show all trips" });
  await all.press("Enter");
  await expect(all).toHaveCount(0);
  await expect(trips(page)).toBeFocused();
});

test("where nobody goes it says so, and one press shows everything", async ({ page }) => {
  await visit(page, `${PATH}?where=pomelo&when=8`);
  await expect(passes(page)).toHaveCount(0);
  await expect(shown(page)).toHaveText("0 of 9 trips: Isla Pomelo, August");
  await expect(trips(page).getByText("No trips found.")).toBeVisible();
  await trips(page).getByRole("link", { name: "Show all trips" }).last().click();
  await expect(passes(page)).toHaveCount(9);
  await expect(page).toHaveURL(PATH);
});

test("an answer that does not exist is no answer", async ({ page }) => {
  await visit(page, `${PATH}?where=moon&when=13`);
  await expect(passes(page)).toHaveCount(9);
});

test("a postcard leads to the trips of its place", async ({ page }) => {
  await visit(page, PATH);
  const card = page
    .getByRole("region", { name: "Places to go without a plane" })
    .getByRole("link", { name: /^Skerrow.*2 trips from €980/ });
  await card.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${PATH}?where=skerrow#trips`);
  await expect(passes(page)).toHaveCount(2);
  await expect(passes(page).first()).toBeInViewport();
});

test("a pass is read as one trip: from where to where, when, for how much", async ({ page }) => {
  await visit(page, PATH);
  const pass = passes(page).filter({ hasText: "The copper line, end to end" });
  await expect(pass).toContainText("From Port Amber to Val Cuprin");
  await expect(pass.getByText("May to October")).toBeVisible();
  await expect(pass).toContainText("€1360 per person, with breakfasts");
  await expect(
    pass.getByRole("link", { name: "Hold a seat The copper line, end to end" }),
  ).toBeVisible();
});

test("days unfold by keys, and an address opens one", async ({ page }) => {
  await visit(page, `${PATH}#day-8`);
  await expect(page.getByText("They wake you with coffee")).toBeVisible();
  const days = page.getByRole("region", { name: "The copper line, day by day" });
  await expect(days.getByText("The 10:40, platform 2")).toBeVisible();
  await days.locator("summary", { hasText: "Day 4" }).press("Enter");
  await expect(days.getByText("Eleven minutes on the viaduct")).toBeVisible();
});

test("the hours of the boring parts add up", async ({ page }) => {
  await visit(page, PATH);
  const band = page.getByRole("region", { name: /boring hours/ });
  const hours = await band.locator("dt").allInnerTexts();
  const sum = hours.reduce((total, text) => total + Number(/\d+/.exec(text)?.[0]), 0);
  await expect(band.getByRole("heading")).toContainText(String(sum));
});

test("nothing is wider than a small window, from right to left neither", async ({ page }) => {
  await visitInSmallWindow(page, PATH);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the server answers the search, and the page without one shows all trips", async ({
    page,
  }) => {
    await page.goto(PATH);
    await expect(passes(page)).toHaveCount(9);
    await search(page).getByLabel("Where").selectOption("Lake Aurel");
    await search(page).getByLabel("Who").selectOption("With children");
    await search(page).getByRole("button", { name: "Find trips" }).click();
    await expect(page).toHaveURL(`${PATH}?where=aurel&when=&who=family#trips`);
    await expect(shown(page)).toHaveText("1 of 9 trips: Lake Aurel, With children");
    await expect(passes(page).getByRole("heading")).toHaveText(["One basket, two mornings"]);
    await expect(search(page).getByLabel("Where")).toHaveValue("aurel");
    await page.goBack();
    await expect(passes(page)).toHaveCount(9);
  });
});
