import { BLOG_GRID, BLOG_WIDGET } from "#content/addresses.ts";
import { posts } from "#content/blog.ts";
import { filterSubjects } from "#content/filter-subjects.ts";
import { authorPath } from "#content/post-pages.ts";
import { team } from "#content/team.ts";
import { PER_PAGE, active, countOf, filled, filter, titles } from "#tests/support/post-lists.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

/** The filter of the blog's lists: by keys, by Back, by address, and where it leaves nothing. */

/** Subjects of the filter: one that fits on a page, another one. */
const few = filled.find(({ key }) => countOf(key) <= PER_PAGE.widget);
const other = filled.find((subject) => subject !== few);
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

if (silent)
  test("a filter that leaves nothing says so and leads out", async ({ page }) => {
    const own = posts.filter(({ author }) => author.slug === silent.slug);
    await visit(page, `${authorPath(silent.slug)}?filter=${silent.key}`);
    await expect(page.getByText("No posts found.")).toBeVisible();
    await page.getByRole("link", { name: "Show all posts" }).press("Enter");
    await expect(titles(page)).toHaveCount(Math.min(PER_PAGE.grid, own.length));
    await expect(page.getByRole("heading", { name: "Posts", exact: true })).toBeFocused();
  });
