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
/** A link in the strip below the page's end. */
const atEnd = (page: Page, label: string | RegExp) =>
  bar(page).getByRole("link", { name: label }).last();
const name = (page: Page) => bar(page).getByRole("button", { name: whose });

test("it says where one is, and leads to the pages before and after", async ({ page }) => {
  await visit(page, home.path);
  await expect(name(page)).toHaveAccessibleName(/ \d+ of \d+$/);
  await name(page).click();
  const next = more(page).getByRole("link", { name: /^Next: / });
  const href = await next.getAttribute("href");
  await next.click();
  await expect(page).toHaveURL(href!);
  await atEnd(page, `Previous: ${whose}`).click();
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
    `npm run make-yours -- ../my-site --home ${home.module.split("/")[1]}`,
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
  await more(page).getByRole("link", { name: "Top of this page" }).click();
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
  await page
    .getByRole("group", { name: "White header" })
    .getByRole("link", { name: /^All \d+ headers$/ })
    .click();
  await expect(page).toHaveURL(`${TEMPLATE}#headers`);
  const link = page.getByRole("main").getByRole("link", { name: "Dark header" });
  await expect(link).toBeInViewport();
});

test("whoever goes on from a home page finds back to it, also after a reload", async ({ page }) => {
  await visit(page, home.path);
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
  const back = bar(page)
    .getByRole("link", { name: `Back to ${whose}` })
    .first();
  await expect(back).toBeVisible();
  await page.reload();
  await back.click();
  await expect(page).toHaveURL(home.path);
  await expect(bar(page).getByRole("link", { name: /^Back to/ })).toHaveCount(0);
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

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("it opens, closes and leads on", async ({ page }) => {
    await page.goto(home.path);
    await name(page).click();
    await expect(more(page)).toContainText("npm run make-yours");
    await expect(more(page).getByRole("button", { name: "Copy" })).toBeHidden();
    await name(page).click();
    await expect(more(page)).toBeHidden();
    await atEnd(page, /^Next: /).click();
    await expect(page).not.toHaveURL(home.path);
    await expect(bar(page)).toBeVisible();
  });
});

for (const width of [390, 1440]) {
  test(`it stands in the page's margin, and at the end below the page, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, home.path);
    const tab = (await name(page).boundingBox())!;
    expect(tab.width).toBeGreaterThanOrEqual(24);
    const words = (await page.getByRole("contentinfo").locator("p").first().boundingBox())!;
    expect(tab.x).toBeGreaterThanOrEqual(words.x + words.width);
    await atEnd(page, /^All /).scrollIntoViewIfNeeded();
    const footer = (await page.getByRole("contentinfo").boundingBox())!;
    const its = (await atEnd(page, /^All /).boundingBox())!;
    expect(footer.y + footer.height).toBeLessThanOrEqual(its.y);
  });
}
