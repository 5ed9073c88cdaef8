import { SEARCH } from "#content/addresses.ts";
import type { Page } from "playwright/test";
import { posts } from "#content/blog.ts";
import { postText } from "#content/post-texts.ts";
import { textSources } from "./text-sources.ts";
import { hold } from "#tests/support/hold.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { alive, visit, visitInSmallWindow } from "#tests/support/visit.ts";

const PATH = "/home-classic-blog";
const PER_PAGE = 6;
const newest = posts[0]!;
const october = posts.filter(({ date }) => date.startsWith("2026-10"));

const list = (page: Page) => page.getByRole("list", { name: "Posts", exact: true });
const titles = (page: Page) => list(page).getByRole("heading", { level: 3 });
const index = (page: Page) => page.getByRole("complementary", { name: "Index" });
const sizes = (page: Page) => page.getByRole("group", { name: "Text size" });
const size = (page: Page, name: string) => sizes(page).getByRole("radio", { name });

/** Size of the text that is read, in px. */
function readingSize(page: Page): Promise<number> {
  return list(page)
    .locator(".prose_text > p")
    .first()
    .evaluate((paragraph) => Number.parseFloat(getComputedStyle(paragraph).fontSize));
}

test("the newest post is open, with its data in the margin; the others follow", async ({
  page,
}) => {
  await visit(page, PATH);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Margin");
  await expect(titles(page)).toHaveText(
    posts.slice(0, PER_PAGE).map(({ title }) => new RegExp(`^${title}`)),
  );
  const first = list(page).getByRole("article").first();
  await expect(first.locator("time")).toHaveAttribute("datetime", newest.date);
  await expect(first.getByRole("link", { name: newest.author.name })).toBeVisible();
  for (const { host, href } of textSources(postText(newest).html))
    await expect(first.getByRole("link", { name: host, exact: true })).toHaveAttribute(
      "href",
      href,
    );
  await first.getByRole("link", { name: "Continue reading" }).click();
  await expect(page.getByRole("heading", { level: 1, name: newest.title })).toBeVisible();
  await page.goBack();
  await expect(titles(page)).toHaveCount(PER_PAGE);
});

test("what others pencilled and the parts of an essay stand in its margin", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, PATH);
  const second = list(page).getByRole("article").nth(1);
  await expect(second.getByText("Kofi Mensah, in pencil")).toBeVisible();
  const parts = postText(posts[1]!).toc.filter(({ level }) => level === 2);
  await expect(second.getByRole("listitem")).toHaveText(parts.map(({ title }) => title));
});

test("a size chosen before the page is alive is kept, too", async ({ page }) => {
  const release = await hold(page, "**/static/js/**");
  await page.goto(PATH);
  await size(page, "Large").press("Space");
  release();
  await alive(page);
  await expect(size(page, "Large")).toBeChecked();
  await visit(page, PATH);
  await expect(size(page, "Large")).toBeChecked();
});

test("the size of the text is chosen by keys and remembered", async ({ page }) => {
  await visit(page, PATH);
  await expect(size(page, "Normal")).toBeChecked();
  const normal = await readingSize(page);
  await size(page, "Normal").focus();
  await page.keyboard.press("ArrowRight");
  await expect(size(page, "Large")).toBeChecked();
  expect(await readingSize(page)).toBeGreaterThan(normal * 1.15);

  // Before the page's own script is even asked for.
  await page.reload({ waitUntil: "domcontentloaded" });
  await expect(page.locator("html")).toHaveAttribute("data-text-size", "large", { timeout: 1 });
  await alive(page);
  await expect(size(page, "Large")).toBeChecked();
  await expect.poll(() => readingSize(page)).toBeGreaterThan(normal * 1.15);

  await size(page, "Large").focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(size(page, "Small")).toBeChecked();
  expect(await readingSize(page)).toBeLessThan(normal);
});

test("the ribbon comes down as the posts are read", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, PATH);
  const length = () =>
    page.locator(".book-posts_ribbon").evaluate(({ clientHeight }) => clientHeight);
  const atFirst = await length();
  await list(page).getByRole("article").last().scrollIntoViewIfNeeded();
  await expect.poll(length).toBeGreaterThan(atFirst * 3);
});

test("pages are turned by links, each opens with its own first post; Back turns back", async ({
  page,
}) => {
  await visit(page, PATH);
  const pages = page.getByRole("navigation", { name: "Pages of posts" });
  await pages.getByRole("link", { name: "Next page" }).press("Enter");
  await expect(page).toHaveURL(/\?page=2#posts$/);
  await expect(page.getByRole("status").filter({ hasText: "page 2" })).toBeVisible();
  await expect(titles(page).first()).toHaveText(new RegExp(`^${posts[PER_PAGE]!.title}`));
  await expect(page.locator("#posts-heading")).toBeFocused();
  await page.goBack();
  await expect(titles(page).first()).toHaveText(new RegExp(`^${newest.title}`));
});

test("the index: a month, all months again, a subject, an author, a tag", async ({ page }) => {
  await visit(page, PATH);
  await index(page)
    .getByRole("link", { name: new RegExp(`^Oct 2026.* ${october.length} posts$`) })
    .click();
  await expect(page).toHaveURL(/\?month=2026-10#posts$/);
  await expect(titles(page)).toHaveText(october.map(({ title }) => new RegExp(`^${title}`)));
  await expect(index(page).locator("[aria-current]")).toHaveText(/^Oct/);
  await page.getByRole("link", { name: "All months" }).click();
  await expect(titles(page).first()).toHaveText(new RegExp(`^${newest.title}`));

  for (const [name, address] of [
    [/^Travel/, "/blogs/category/travel"],
    [/^Walter Eriksen/, "/blogs/author/walter-eriksen"],
    [/^planning/, `${SEARCH}?q=planning`],
  ] as const)
    await expect(index(page).getByRole("link", { name })).toHaveAttribute("href", address);
});

test("Tab from the last post into the index brings the index into the window", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, PATH);
  const field = index(page).getByRole("searchbox");
  await field.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
});

test("the search of the index is answered", async ({ page }) => {
  await visit(page, PATH);
  const search = index(page).getByRole("search", { name: "Search posts and pages" });
  await search.getByRole("searchbox").fill("ferry");
  await search.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL(`${SEARCH}?q=ferry`);
  await expect(page.getByRole("link", { name: /ferry timetable/ }).first()).toBeVisible();
});

test("what is no month and no page is not found", async ({ page }) => {
  for (const query of ["month=2024-01", "month=soon", "page=99"])
    expect((await page.request.get(`${PATH}?${query}`)).status(), query).toBe(404);
});

test("nothing sticks out of a small window", async ({ page }) => {
  await visitInSmallWindow(page, PATH);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the size switch sets the text, months and pages are links", async ({ page }) => {
    await page.goto(PATH);
    const normal = await readingSize(page);
    await size(page, "Large").check();
    expect(await readingSize(page)).toBeGreaterThan(normal * 1.15);

    await page
      .getByRole("navigation", { name: "Pages of posts" })
      .getByRole("link", { name: "Page 2" })
      .click();
    await expect(titles(page).first()).toHaveText(new RegExp(`^${posts[PER_PAGE]!.title}`));
    await index(page)
      .getByRole("link", { name: /^Oct 2026/ })
      .click();
    await expect(titles(page)).toHaveCount(october.length);
  });
});
