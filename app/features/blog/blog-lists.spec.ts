import type { Page } from "playwright/test";
import { posts } from "#content/blog.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { scrollPosition, visit } from "#tests/support/visit.ts";

/** The lists of the blog: filter, pages, more posts; by keys, by Back, by address, without script. */

const PER_PAGE = { grid: 12, standard: 8, widget: 10 } as const;

const list = (page: Page) => page.getByRole("list", { name: "Posts", exact: true });
const filter = (page: Page) => page.getByRole("navigation", { name: "Filter posts" });
const active = (page: Page) => filter(page).locator("[aria-current]");
const pages = (page: Page) => page.getByRole("navigation", { name: "Pages of posts" });
const titles = (page: Page) => list(page).getByRole("heading");

const travel = posts.filter(({ category }) => category.includes("travel"));

test("one filter is active at a time, by keys; Back undoes the choice", async ({ page }) => {
  await visit(page, "/blogs/blog-grid");
  await expect(active(page)).toHaveText(["All"]);
  await filter(page).getByRole("link", { name: "TRAVEL" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/blogs\/blog-grid\?filter=travel$/);
  await expect(active(page)).toHaveText(["TRAVEL"]);
  await expect(titles(page)).toHaveCount(travel.length);
  await expect(page.getByRole("status").filter({ hasText: "posts" })).toHaveText(
    `${travel.length} of ${travel.length} posts`,
  );
  await expect(filter(page).getByRole("link", { name: "TRAVEL" })).toBeFocused();

  await filter(page).getByRole("link", { name: "FASHION" }).click();
  await expect(active(page)).toHaveText(["FASHION"]);
  await page.goBack();
  await expect(active(page)).toHaveText(["TRAVEL"]);
  await page.goBack();
  await expect(active(page)).toHaveText(["All"]);
  await expect(titles(page)).toHaveCount(PER_PAGE.grid);
});

test("an address names the filter; an unknown one shows everything", async ({ page }) => {
  await visit(page, "/blogs/blog-widget?filter=travel");
  await expect(active(page)).toHaveText(["TRAVEL"]);
  await expect(titles(page)).toHaveCount(Math.min(travel.length, PER_PAGE.widget));
  await visit(page, "/blogs/blog-widget?filter=gardening");
  await expect(active(page)).toHaveText(["All"]);
  await expect(titles(page)).toHaveCount(PER_PAGE.widget);
});

test("a turned page begins at the list's top and keeps the filter", async ({ page }) => {
  await visit(page, "/blogs/blog-standard?filter=business");
  await pages(page).getByRole("link", { name: "Page 2" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?filter=business&page=2#posts$/);
  await expect(pages(page).locator("[aria-current]")).toHaveText(["2"]);
  await expect(active(page)).toHaveText(["BUSINESS"]);
  await expect(page.getByRole("heading", { name: "Posts", exact: true })).toBeFocused();
  await expect(titles(page).first()).toBeInViewport();

  await page.goBack();
  await expect(pages(page).locator("[aria-current]")).toHaveText(["1"]);
});

test("more posts are set below those that are there, and the first of them takes the focus", async ({
  page,
}) => {
  await visit(page, "/blogs/blog-grid");
  const first = await titles(page).first().innerText();
  const more = page.getByRole("link", { name: "Load more posts" });
  await more.focus();
  const before = await scrollPosition(page);
  await page.keyboard.press("Enter");
  await expect(titles(page)).toHaveCount(2 * PER_PAGE.grid);
  await expect(titles(page).first()).toHaveText(first);
  await expect(titles(page).nth(PER_PAGE.grid).getByRole("link")).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "posts" })).toHaveText(
    `${2 * PER_PAGE.grid} of ${posts.length} posts`,
  );
  expect(await scrollPosition(page)).toBeGreaterThanOrEqual(before);
  await expect(page).toHaveURL(/\?page=2#posts$/);

  // A filter begins anew.
  await filter(page).getByRole("link", { name: "TRAVEL" }).click();
  await expect(titles(page)).toHaveCount(travel.length);
});

test("an address of a later page shows that page, and the way to the first", async ({ page }) => {
  await visit(page, "/blogs/blog-grid?page=2");
  await expect(titles(page)).toHaveCount(PER_PAGE.grid);
  await page.getByRole("link", { name: "Back to the first page" }).click();
  await expect(page).toHaveURL(/\/blogs\/blog-grid#posts$/);
  await expect(page.getByRole("link", { name: "Back to the first page" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Posts", exact: true })).toBeFocused();
});

test("a filter that leaves nothing says so and leads out", async ({ page }) => {
  const own = posts.filter(({ author }) => author.slug === "aoife-brennan");
  expect(own.some(({ category }) => category.includes("travel"))).toBe(false);
  await visit(page, "/blogs/author/aoife-brennan?filter=travel");
  await expect(page.getByText("No posts found.")).toBeVisible();
  await page.getByRole("link", { name: "Show all posts" }).click();
  await expect(titles(page)).toHaveCount(own.length);
});

test("the picture of a line of the index comes with the focus, and is not asked for before", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, "/blogs/blog-simple");
  const line = list(page).getByRole("listitem").nth(2);
  await expect(line.locator("img")).toBeHidden();
  await line.getByRole("heading").getByRole("link").focus();
  await expect(line.locator("img")).toBeVisible();
  await expect(list(page).locator("img:visible")).toHaveCount(1);
});

const missing = [
  "/blogs/blog-grid?page=99",
  "/blogs/blog-classic?page=0",
  "/blogs/blog-metro?page=two",
  "/blogs/blog-standard?filter=fashion&page=5",
  "/blogs/category/travel?page=9",
  "/blogs/category/gardening",
  "/blogs/author/nobody",
];
for (const path of missing) {
  test(`${path} is the 404 page`, async ({ page, tolerate }) => {
    tolerate(/404/);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This window is empty.");
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("filter, pages and more posts are links", async ({ page }) => {
    await page.goto("/blogs/blog-standard");
    await filter(page).getByRole("link", { name: "BUSINESS" }).click();
    await expect(active(page)).toHaveText(["BUSINESS"]);
    await pages(page).getByRole("link", { name: "Next page" }).click();
    await expect(page).toHaveURL(/\?filter=business&page=2#posts$/);
    await expect(active(page)).toHaveText(["BUSINESS"]);
    await expect(pages(page).locator("[aria-current]")).toHaveText(["2"]);

    await page.goto("/blogs/blog-overlay-image");
    const first = await titles(page).first().innerText();
    await page.getByRole("link", { name: "Load more posts" }).click();
    await expect(page).toHaveURL(/\?page=2#posts$/);
    await expect(titles(page).first()).not.toHaveText(first);
    await expect(list(page)).toBeInViewport();
  });

  test("every list has all that belongs to a post", async ({ page }) => {
    const names =
      "grid masonry classic simple side-image metro overlay-image modern clean widget standard";
    for (const name of names.split(" ")) {
      await page.goto(`/blogs/blog-${name}`);
      const post = list(page).getByRole("article").first();
      await expect(post.getByRole("heading").getByRole("link"), name).toBeVisible();
      await expect(post.getByText(/\d+ min read/), name).toBeVisible();
      await expect(post.locator("time"), name).toBeAttached();
      await expect(post.locator('a[href^="/blogs/category/"]'), name).toBeVisible();
    }
  });
});
