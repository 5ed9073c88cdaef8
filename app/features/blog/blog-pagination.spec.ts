import { BLOG, BLOG_GRID, BLOG_OVERLAY_IMAGE } from "#content/addresses.ts";
import { posts } from "#content/blog.ts";
import { categoryNotes, postCategories } from "#content/post-categories.ts";
import { categoryPath } from "#content/post-pages.ts";
import {
  PER_PAGE,
  active,
  countOf,
  filled,
  filter,
  list,
  pages,
  titles,
} from "#tests/support/post-lists.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { nextFrames, scrollPosition, visit } from "#tests/support/visit.ts";

/** Pages of the blog's lists: turned, loaded below those that are there, and left for another category; without script, too. */

/** A subject of the filter that needs two pages. */
const many = filled.find(({ key }) => countOf(key) > PER_PAGE.standard);
/** The category with most posts, and another one. */
const [largest, another] = postCategories.toSorted((a, b) => countOf(b) - countOf(a));

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
});
