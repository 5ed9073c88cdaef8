import { pages as blogPages } from "./pages/entries.ts";
import {
  BLOG,
  BLOG_CLASSIC,
  BLOG_GRID,
  BLOG_METRO,
  BLOG_OVERLAY_IMAGE,
  BLOG_SIMPLE,
  BLOG_WIDGET,
  CATEGORY,
} from "#content/addresses.ts";
import type { Page } from "playwright/test";
import { posts } from "#content/blog.ts";
import { filterSubjects } from "#content/filter-subjects.ts";
import { categoryNotes, postCategories } from "#content/post-categories.ts";
import { authorPath, categoryPath } from "#content/post-pages.ts";
import { team } from "#content/team.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { nextFrames, scrollPosition, visit } from "#tests/support/visit.ts";

/** The lists of the blog: filter, pages, more posts; by keys, by Back, by address, without script. */

const PER_PAGE = { grid: 12, standard: 8, widget: 10, category: 9 } as const;

const list = (page: Page) => page.getByRole("list", { name: "Posts", exact: true });
const filter = (page: Page) => page.getByRole("navigation", { name: "Filter posts" });
const active = (page: Page) => filter(page).locator("[aria-current]");
const pages = (page: Page) => page.getByRole("navigation", { name: "Pages of posts" });
const titles = (page: Page) => list(page).getByRole("heading");

/** How many posts a subject has, of one author or of all. */
const countOf = (subject: string, author?: string) =>
  posts.filter(
    ({ category, author: { slug } }) =>
      category.some((name) => name === subject) && (author ?? slug) === slug,
  ).length;
/** Subjects of the filter: one that fits on a page, another one, one that needs two pages. */
const filled = filterSubjects.filter(({ key }) => countOf(key) > 0);
const few = filled.find(({ key }) => countOf(key) <= PER_PAGE.widget);
const other = filled.find((subject) => subject !== few);
const many = filled.find(({ key }) => countOf(key) > PER_PAGE.standard);
/** The category with most posts, and another one. */
const [largest, another] = postCategories.toSorted((a, b) => countOf(b) - countOf(a));
/** Somebody who wrote nothing on a subject, but something. */
const [silent] = team.flatMap(({ slug }) =>
  posts.some(({ author }) => author.slug === slug)
    ? filterSubjects.flatMap(({ key }) => (countOf(key, slug) === 0 ? { slug, key } : []))
    : [],
);

if (few && other) {
  test("a view that cannot be loaded leaves the one on screen", async ({ page, tolerate }) => {
    tolerate(/ERR_FAILED|Failed to load resource: net::/);
    await visit(page, BLOG_GRID);
    await page.route("**/*.data*", (route) => route.abort());
    await filter(page).getByRole("link", { name: few.title }).click();
    const failure = page.getByRole("status").filter({ hasText: "Loading data failed" });
    await expect(failure).toBeVisible();
    await expect(active(page)).toHaveText(["All"]);
    await expect(page).toHaveURL(BLOG_GRID);
    await page.unroute("**/*.data*");
    await failure.getByRole("button", { name: "Try again" }).click();
    await expect(active(page)).toHaveText([few.title]);
    await expect(failure).toHaveCount(0);
  });

  test("one filter is active at a time, by keys; Back undoes the choice", async ({ page }) => {
    await visit(page, BLOG_GRID);
    await expect(active(page)).toHaveText(["All"]);
    await filter(page).getByRole("link", { name: few.title }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${BLOG_GRID}?filter=${few.key}`);
    await expect(active(page)).toHaveText([few.title]);
    await expect(titles(page)).toHaveCount(countOf(few.key));
    await expect(page.getByRole("status").filter({ hasText: "posts" })).toHaveText(
      `${countOf(few.key)} of ${countOf(few.key)} posts`,
    );
    await expect(filter(page).getByRole("link", { name: few.title })).toBeFocused();

    await filter(page).getByRole("link", { name: other.title }).click();
    await expect(active(page)).toHaveText([other.title]);
    await page.goBack();
    await expect(active(page)).toHaveText([few.title]);
    await page.goBack();
    await expect(active(page)).toHaveText(["All"]);
    await expect(titles(page)).toHaveCount(Math.min(PER_PAGE.grid, posts.length));
  });

  test("an address names the filter; an unknown one shows everything", async ({ page }) => {
    await visit(page, `${BLOG_WIDGET}?filter=${few.key}`);
    await expect(active(page)).toHaveText([few.title]);
    await expect(titles(page)).toHaveCount(countOf(few.key));
    await visit(page, `${BLOG_WIDGET}?filter=no-subject`);
    await expect(active(page)).toHaveText(["All"]);
    await expect(titles(page)).toHaveCount(Math.min(PER_PAGE.widget, posts.length));
  });
}

if (many)
  test("a turned page begins at the list's top and keeps the filter", async ({ page }) => {
    await visit(page, `${BLOG}?filter=${many.key}`);
    await pages(page).getByRole("link", { name: "Page 2" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`\\?filter=${many.key}&page=2#posts$`));
    await expect(pages(page).locator("[aria-current]")).toHaveText(["2"]);
    await expect(active(page)).toHaveText([many.title]);
    await expect(page.getByRole("heading", { name: "Posts", exact: true })).toBeFocused();
    await expect(list(page).getByRole("article").first()).toBeInViewport();

    await page.goBack();
    await expect(pages(page).locator("[aria-current]")).toHaveText(["1"]);
  });

if (posts.length > PER_PAGE.grid) {
  test("more posts are set below those that are there, and the first of them takes the focus", async ({
    page,
  }) => {
    const shown = Math.min(2 * PER_PAGE.grid, posts.length);
    await visit(page, BLOG_GRID);
    const first = await titles(page).first().innerText();
    const more = page.getByRole("link", { name: "Load more posts" });
    await more.focus();
    const before = await scrollPosition(page);
    await page.keyboard.press("Enter");
    await expect(titles(page)).toHaveCount(shown);
    await expect(titles(page).first()).toHaveText(first);
    await expect(titles(page).nth(PER_PAGE.grid).getByRole("link")).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: "posts" })).toHaveText(
      `${shown} of ${posts.length} posts`,
    );
    expect(await scrollPosition(page)).toBeGreaterThanOrEqual(before);
    await expect(page).toHaveURL(/\?page=2#posts$/);

    // A filter begins anew, and so does the list without it.
    for (const { key, title } of filled.slice(0, 1)) {
      await filter(page).getByRole("link", { name: title }).click();
      await expect(titles(page)).toHaveCount(Math.min(PER_PAGE.grid, countOf(key)));
      await filter(page).getByRole("link", { name: "All", exact: true }).click();
      await expect(titles(page)).toHaveCount(PER_PAGE.grid);
      await more.press("Enter");
      await expect(titles(page).nth(PER_PAGE.grid).getByRole("link")).toBeFocused();
    }
  });

  test("an address of a later page shows that page, and the way to the first", async ({ page }) => {
    await visit(page, `${BLOG_GRID}?page=2`);
    await expect(titles(page)).toHaveCount(Math.min(PER_PAGE.grid, posts.length - PER_PAGE.grid));
    await page.getByRole("link", { name: "Back to the first page" }).click();
    await expect(page).toHaveURL(`${BLOG_GRID}#posts`);
    await expect(page.getByRole("link", { name: "Back to the first page" })).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Posts", exact: true })).toBeFocused();
  });
}

if (largest && another && countOf(largest) > PER_PAGE.category)
  test("another category begins at its top, also from a later page of this one", async ({
    page,
  }) => {
    const heading = page.getByRole("heading", { level: 1 });
    await visit(page, `${categoryPath(largest)}?page=2`);
    await page
      .getByRole("navigation", { name: "Other topics" })
      .locator(`a[href="${categoryPath(another)}"]`)
      .click();
    await expect(heading).toHaveText(categoryNotes[another].title);
    await nextFrames(page);
    await expect(heading).toBeFocused();
    expect(await scrollPosition(page)).toBe(0);

    await page.goBack();
    await expect(heading).toHaveText(categoryNotes[largest].title);
    await nextFrames(page);
    await expect(heading).toBeFocused();
    expect(await scrollPosition(page)).toBe(0);
  });

if (silent)
  test("a filter that leaves nothing says so and leads out", async ({ page }) => {
    const own = posts.filter(({ author }) => author.slug === silent.slug);
    await visit(page, `${authorPath(silent.slug)}?filter=${silent.key}`);
    await expect(page.getByText("No posts found.")).toBeVisible();
    await page.getByRole("link", { name: "Show all posts" }).press("Enter");
    await expect(titles(page)).toHaveCount(Math.min(PER_PAGE.grid, own.length));
    await expect(page.getByRole("heading", { name: "Posts", exact: true })).toBeFocused();
  });

test("the picture of a line of the index comes with the focus, and is not asked for before", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, BLOG_SIMPLE);
  const line = list(page).getByRole("listitem").nth(2);
  await expect(line.locator("img")).toBeHidden();
  await line.getByRole("heading").getByRole("link").focus();
  await expect(line.locator("img")).toBeVisible();
  await expect(list(page).locator("img:visible")).toHaveCount(1);
});

const missing = [
  `${BLOG_GRID}?page=99`,
  `${BLOG_CLASSIC}?page=0`,
  `${BLOG_METRO}?page=two`,
  `${BLOG}?filter=${filterSubjects[0].key}&page=99`,
  `${categoryPath(postCategories[0])}?page=99`,
  CATEGORY.replace(":category", "no-subject"),
  authorPath("nobody"),
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

  if (many)
    test("filter, pages and more posts are links", async ({ page }) => {
      await page.goto(BLOG);
      await filter(page).getByRole("link", { name: many.title }).click();
      await expect(active(page)).toHaveText([many.title]);
      await pages(page).getByRole("link", { name: "Next page" }).click();
      await expect(page).toHaveURL(new RegExp(`\\?filter=${many.key}&page=2#posts$`));
      await expect(active(page)).toHaveText([many.title]);
      await expect(pages(page).locator("[aria-current]")).toHaveText(["2"]);

      await page.goto(BLOG_OVERLAY_IMAGE);
      const first = await titles(page).first().innerText();
      await page.getByRole("link", { name: "Load more posts" }).click();
      await expect(page).toHaveURL(/\?page=2#posts$/);
      await expect(titles(page).first()).not.toHaveText(first);
      await expect(list(page)).toBeInViewport();
    });

  test("every list has all that belongs to a post", async ({ page }) => {
    for (const { path: name } of blogPages.filter(({ module }) =>
      /\/blog-[\w-]+\.tsx$/.test(module),
    )) {
      await page.goto(name);
      const post = list(page).getByRole("article").first();
      await expect(post.getByRole("heading").getByRole("link"), name).toBeVisible();
      await expect(post.getByText(/\d+ min read/), name).toBeVisible();
      await expect(post.locator("time"), name).toBeAttached();
      await expect(
        post.locator(`a[href^="${CATEGORY.replace(":category", "")}"]`),
        name,
      ).toBeVisible();
    }
  });
});
