import { ABOUT_US, BLOG_GRID } from "#content/addresses.ts";
import type { Page } from "playwright/test";
import { hold } from "#tests/support/hold.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { alive, isDrawn } from "#tests/support/visit.ts";

/** Bands that keep their contents to themselves for the time being. */
function heldBack(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll("main > *, main ~ footer")].filter(
        (each) => getComputedStyle(each).contentVisibility === "auto",
      ).length,
  );
}

test("bands far below are drawn one by one once the page is alive, and then stand as if nothing had been", async ({
  page,
}) => {
  const release = await hold(page, "**/static/js/**");
  await page.goto("/", { waitUntil: "load" });
  expect(await heldBack(page)).toBeGreaterThan(3);
  const top = await page
    .locator("main > :nth-child(4)")
    .evaluate((band) => band.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(await page.evaluate(() => innerHeight));
  release();
  await alive(page);
  expect(await heldBack(page)).toBe(0);
});

test("of a long list the tiles of the first screens are there at once, the others wait until the page is alive", async ({
  page,
}) => {
  const release = await hold(page, "**/static/js/**");
  await page.goto(BLOG_GRID, { waitUntil: "load" });
  const waiting = () =>
    page
      .locator("[data-rows] > li")
      .evaluateAll((tiles) =>
        tiles.map((tile) => getComputedStyle(tile).contentVisibility === "auto"),
      );
  const before = await waiting();
  expect(before.slice(0, 5)).not.toContain(true);
  expect(before.slice(5)).not.toContain(false);
  expect(before.length).toBeGreaterThan(8);
  release();
  await alive(page);
  expect(await waiting()).not.toContain(true);
});

test("a link to a place on a page finds it where it stays", async ({ page }) => {
  const release = await hold(page, "**/static/js/**");
  await page.goto(`${ABOUT_US}#main`, { waitUntil: "load" });
  expect(await heldBack(page)).toBe(0);
  release();
  await alive(page);
});

test("a page whose code cannot be had is drawn all the same", async ({ page }) => {
  await hold(page, "**/static/js/**");
  await page.goto("/", { waitUntil: "load" });
  expect(await heldBack(page)).toBeGreaterThan(3);
  await expect.poll(() => page.evaluate(isDrawn), { timeout: 15_000 }).toBe(true);
});

test("whoever reads with scripts off gets the whole page at once", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("/");
  expect(await heldBack(page)).toBe(0);
  await context.close();
});
