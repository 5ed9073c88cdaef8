import type { Page } from "playwright/test";
import { PRIVACY, TEMPLATE } from "#content/addresses.ts";
import { pages } from "#registry/pages.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";
import { homeName } from "../parts/home-name.ts";

/** The bar on the pages that show something: how one goes through them, takes one home, finds back to it, and puts the bar away. */

const home = pages.find(({ kind }) => kind !== undefined)!;
const whose = homeName(home);

const bar = (page: Page) => page.getByRole("navigation", { name: "Showcase", exact: true });
const more = (page: Page) => page.getByRole("group", { name: whose });
const fold = (page: Page) => bar(page).locator("summary");
const name = (page: Page) => bar(page).getByRole("button", { name: whose });

test("it says where one is, and leads to the pages before and after", async ({ page }) => {
  await visit(page, home.path);
  await expect(name(page)).toHaveText(/\d+ of \d+$/);
  const next = bar(page).getByRole("link", { name: /^Next: / });
  const href = await next.getAttribute("href");
  await next.click();
  await expect(page).toHaveURL(href!);
  await bar(page)
    .getByRole("link", { name: `Previous: ${whose}` })
    .click();
  await expect(page).toHaveURL(home.path);
});

test("its name opens what the page is, the command that takes it home, and all of its kind", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, home.path);
  await name(page).press("Enter");
  await expect(more(page)).toBeVisible();
  await more(page).getByRole("button", { name: "Copy" }).click();
  await expect(more(page).getByRole("status")).toHaveText("Copied to the clipboard");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `npm run tidy -- --without demos --keep ${home.module.split("/")[1]}`,
  );
  await page.keyboard.press("Escape");
  await expect(more(page)).toBeHidden();
  await expect(name(page)).toBeFocused();

  await name(page).click();
  await more(page)
    .getByRole("link", { name: /^All \d+ home pages$/ })
    .click();
  await expect(page).toHaveURL(`${TEMPLATE}#demos`);
});

test("it leads to the page's own top, and is not printed", async ({ page }) => {
  await visit(page, home.path);
  await page.evaluate(() => window.scrollTo(0, 900));
  await name(page).press("Enter");
  await more(page).getByRole("link", { name: "To its top" }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(more(page)).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(bar(page)).toBeHidden();
});

test("a list of all parts stands open for whoever asked for it", async ({ page }) => {
  await visit(page, "/headers/white-header");
  await bar(page)
    .getByRole("button", { name: /White header/ })
    .click();
  await page.getByRole("link", { name: /^All \d+ headers$/ }).click();
  await expect(page).toHaveURL(`${TEMPLATE}#headers`);
  const link = page.getByRole("main").getByRole("link", { name: "Dark header" });
  await expect(link).toBeInViewport();
});

test("whoever goes on from a home page finds back to it, also after a reload", async ({ page }) => {
  await visit(page, home.path);
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
  const back = bar(page).getByRole("link", { name: `Back to ${whose}` });
  await expect(back).toBeVisible();
  await page.reload();
  await back.click();
  await expect(page).toHaveURL(home.path);
  await expect(bar(page).getByRole("link", { name: /^Back to/ })).toBeHidden();
});

test("nothing is kept of somebody who only looks, and there is no way back to where nobody was", async ({
  page,
}) => {
  await visit(page, home.path);
  await page.reload();
  expect(await page.evaluate(() => sessionStorage.getItem("showcase-from"))).toBeNull();
  await visit(page, PRIVACY);
  await expect(bar(page)).toBeHidden();
});

test("folded, it stays folded on the pages that follow, until it is wanted again", async ({
  page,
}) => {
  await visit(page, home.path);
  await fold(page).press("Enter");
  await expect(name(page)).toBeHidden();
  await visit(page, "/headers/white-header");
  const steps = bar(page).getByRole("link", { name: /^Next: / });
  await expect(steps).toBeHidden();
  await fold(page).click();
  await expect(steps).toBeVisible();
  await page.reload();
  await expect(steps).toBeVisible();
});

test("keys go through it without moving the page", async ({ page }) => {
  await visit(page, home.path);
  await page.evaluate(() => window.scrollTo(0, 900));
  await fold(page).evaluate((summary: HTMLElement) => summary.focus({ preventScroll: true }));
  for (let step = 0; step < 3; step++) {
    await page.keyboard.press("Tab");
    await expect(bar(page).locator(":focus")).toHaveCount(1);
    expect(await page.evaluate(() => window.scrollY)).toBe(900);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("it leads on, opens and folds", async ({ page }) => {
    await page.goto(home.path);
    await name(page).click();
    await expect(more(page)).toContainText("npm run tidy");
    await expect(more(page).getByRole("button", { name: "Copy" })).toBeHidden();
    await name(page).click();
    await fold(page).click();
    await expect(name(page)).toBeHidden();
    await fold(page).click();
    await bar(page)
      .getByRole("link", { name: /^Next: / })
      .click();
    await expect(page).not.toHaveURL(home.path);
    await expect(bar(page)).toBeVisible();
  });
});

for (const width of [390, 1440]) {
  test(`at the page's end it covers nothing of it, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, home.path);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const footer = (await page.getByRole("contentinfo").boundingBox())!;
    const its = (await fold(page).locator("..").boundingBox())!;
    expect(footer.y + footer.height).toBeLessThanOrEqual(its.y);
    await expect(name(page)).toBeInViewport({ ratio: 1 });
  });
}
