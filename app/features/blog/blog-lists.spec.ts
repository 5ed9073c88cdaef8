import { pages as blogPages } from "./pages/entries.ts";
import {
  BLOG,
  BLOG_CLASSIC,
  BLOG_GRID,
  BLOG_METRO,
  BLOG_SIMPLE,
  CATEGORY,
} from "#content/addresses.ts";
import { filterSubjects } from "#content/filter-subjects.ts";
import { postCategories } from "#content/post-categories.ts";
import { authorPath, categoryPath } from "#content/post-pages.ts";
import { list } from "#tests/support/post-lists.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

/* The lists of the blog: what belongs to a post in them, also without script, and which addresses there are not. */

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
  ...filterSubjects.slice(0, 1).map(({ key }) => `${BLOG}?filter=${key}&page=99`),
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
