import { SEARCH } from "#content/addresses.ts";
import type { Locator, Page } from "playwright/test";
import { posts } from "#content/blog.ts";
import { expectSubscribes } from "#tests/support/letter-form.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit, visitInSmallWindow } from "#tests/support/visit.ts";

const PATH = "/home-blog-metro";
const PER_PAGE = 15;

const wall = (page: Page) => page.getByRole("list", { name: "Posts", exact: true });
const tiles = (page: Page) => wall(page).getByRole("listitem");
const filter = (page: Page) => page.getByRole("navigation", { name: "Filter posts" });
const active = (page: Page) => filter(page).locator("[aria-current]");
const travel = posts.filter(({ category }) => category.includes("travel"));

/** Whether the back of a tile is up: it is what stands in the middle of the tile. */
function isTurned(tile: Locator): Promise<boolean> {
  return tile.getByText(/min read$/).evaluate((text) => {
    const back = text.closest("article > div")!;
    const { transform, clipPath } = getComputedStyle(back);
    return clipPath === "none" && (transform === "none" || new DOMMatrix(transform).m33 > 0.99);
  });
}

test("the name is a tile of the wall, and every post is one link with one name", async ({
  page,
}) => {
  await visit(page, PATH);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Tiles/);
  await expect(tiles(page)).toHaveCount(PER_PAGE);
  for (const [index, { title, content }] of posts.slice(0, PER_PAGE).entries()) {
    const tile = tiles(page).nth(index);
    await expect(tile.getByRole("link")).toHaveCount(1);
    await expect(tile.getByRole("link")).toHaveAccessibleName(title);
    await expect(tile.getByText(content)).toHaveCount(1);
  }
});

for (const motion of ["no-preference", "reduce"] as const) {
  test(`a tile turns for the focus, Escape turns it back (motion: ${motion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, PATH);
    const [first, second] = [tiles(page).nth(0), tiles(page).nth(1)];
    expect(await isTurned(first)).toBe(false);
    await filter(page).getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    await expect(first.getByRole("link")).toBeFocused();
    await expect.poll(() => isTurned(first)).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => isTurned(first)).toBe(false);
    await page.keyboard.press("Tab");
    await expect.poll(() => isTurned(second)).toBe(true);

    await first.hover();
    await expect.poll(() => isTurned(first)).toBe(true);
  });
}

test("a turned tile is still the link to its post; Back returns to the wall", async ({ page }) => {
  const post = posts.find(({ href }) => href.startsWith("/blog-types/"))!;
  await visit(page, PATH);
  const tile = tiles(page).filter({ hasText: post.title });
  await tile.hover();
  await expect.poll(() => isTurned(tile)).toBe(true);
  await tile.click();
  await expect(page.getByRole("heading", { level: 1, name: post.title })).toBeVisible();
  await page.goBack();
  await expect(tiles(page)).toHaveCount(PER_PAGE);
});

test("one subject is chosen at a time, by keys; its address, Back and all the rest follow", async ({
  page,
}) => {
  await visit(page, PATH);
  await expect(active(page)).toHaveText(["All"]);
  await filter(page).getByRole("link", { name: "TRAVEL" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?filter=travel$/);
  await expect(active(page)).toHaveText(["TRAVEL"]);
  await expect(tiles(page)).toHaveCount(Math.min(travel.length, PER_PAGE));
  await expect(page.getByRole("status").filter({ hasText: "posts" })).toHaveText(
    `${Math.min(travel.length, PER_PAGE)} of ${travel.length} posts`,
  );
  await expect(filter(page).getByRole("link", { name: "TRAVEL" })).toBeFocused();
  await page.goBack();
  await expect(active(page)).toHaveText(["All"]);
  await expect(tiles(page)).toHaveCount(PER_PAGE);
});

test("the next page is set below and moves nothing; its first tile takes the focus", async ({
  page,
}) => {
  await visit(page, PATH);
  const last = tiles(page).nth(PER_PAGE - 1);
  const before = await last.evaluate((tile: HTMLElement) => [tile.offsetLeft, tile.offsetTop]);
  await expect(page.getByText(`${posts.length - PER_PAGE} posts left to load`)).toBeVisible();
  await page.getByRole("link", { name: "Load more posts" }).press("Enter");
  await expect(tiles(page)).toHaveCount(2 * PER_PAGE);
  await expect(tiles(page).nth(PER_PAGE).getByRole("link")).toBeFocused();
  expect(await last.evaluate((tile: HTMLElement) => [tile.offsetLeft, tile.offsetTop])).toEqual(
    before,
  );
  while (await page.getByRole("link", { name: "Load more posts" }).isVisible()) {
    const shown = await tiles(page).count();
    await page.getByRole("link", { name: "Load more posts" }).press("Enter");
    await expect(tiles(page)).not.toHaveCount(shown);
  }
  await expect(tiles(page)).toHaveCount(posts.length);
  await expect(page.getByText("left to load")).toHaveCount(0);
});

test("a word of the cloud leads to what is found for it", async ({ page }) => {
  await visit(page, PATH);
  const cloud = page.getByRole("navigation", { name: "Pick a word, any word" });
  await cloud.getByRole("link", { name: /^planning\s?\d+ posts$/ }).click();
  await expect(page).toHaveURL(`${SEARCH}?q=planning`);
});

test("the letter: what is wrong is said, what is right is answered by mail", async ({ page }) => {
  await visit(page, PATH);
  await expectSubscribes(page.getByRole("form", { name: "Subscribe" }), "tiles");
});

test("nothing sticks out of a small window", async ({ page }) => {
  await visitInSmallWindow(page, PATH);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("filter and next page are links, and tiles turn all the same", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(PATH);
    await tiles(page).nth(1).hover();
    await expect.poll(() => isTurned(tiles(page).nth(1))).toBe(true);
    await filter(page).getByRole("link", { name: "BUSINESS" }).click();
    await expect(page).toHaveURL(/\?filter=business$/);
    await expect(active(page)).toHaveText(["BUSINESS"]);
    const first = await tiles(page).first().getByRole("link").innerText();
    await page.getByRole("link", { name: "Load more posts" }).click();
    await expect(page).toHaveURL(/\?filter=business&page=2#posts$/);
    await expect(tiles(page).first().getByRole("link")).not.toHaveText(first);
    await page.getByRole("link", { name: "Back to the first page" }).click();
    await expect(tiles(page).first().getByRole("link")).toHaveText(first);
  });
});
