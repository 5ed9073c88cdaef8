import type { Page } from "playwright/test";
import { latestPosts, postById } from "#content/blog.ts";
import { postText } from "#content/post-texts.ts";
import { expectSubscribes } from "#tests/support/letter-form.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit, visitInSmallWindow } from "#tests/support/visit.ts";

const PATH = "/home-lifestyle-blog";
const PER_PAGE = 3;

const morning = postById(16)!;
const marmalade = postById(15)!;
const repair = postById(11)!;

const choices = (page: Page) => page.getByRole("group", { name: "To read this morning" });
const box = (page: Page) => page.getByRole("list", { name: "Something to read with it" });
const cards = (page: Page) => box(page).getByRole("article");

/** Width of the picture that a radio button of the first screen chooses. */
const pictureWidth = (page: Page, title: string) =>
  choices(page)
    .getByRole("radio", { name: title })
    .locator("xpath=following-sibling::img")
    .evaluate((picture: HTMLElement) => picture.offsetWidth);

async function showsRecipeOf(page: Page, shown: { title: string }) {
  for (const { title } of [morning, marmalade, repair])
    await expect(choices(page).getByRole("link", { name: title })).toBeVisible({
      visible: title === shown.title,
    });
}

test("the one of three posts that is chosen by keys takes the arch and shows its recipe", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, PATH);
  await showsRecipeOf(page, morning);
  await choices(page).getByRole("radio", { name: morning.title }).focus();
  for (const post of [marmalade, repair, morning]) {
    await page.keyboard.press("ArrowDown");
    await expect(choices(page).getByRole("radio", { name: post.title })).toBeChecked();
    await showsRecipeOf(page, post);
    const chosen = await pictureWidth(page, post.title);
    for (const { title } of [morning, marmalade, repair].filter((other) => other !== post))
      expect(await pictureWidth(page, title)).toBeLessThan(chosen);
  }
  await choices(page).getByText(repair.title).first().click();
  await choices(page).getByRole("link", { name: repair.title }).click();
  await expect(page.getByRole("heading", { level: 1, name: repair.title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sunday has no list");
});

test("a card says what a post takes, whom it serves, what it needs and how it is done", async ({
  page,
}) => {
  const boats = postById(14)!;
  await visit(page, PATH);
  const card = cards(page).first();
  await expect(card.getByRole("heading", { level: 3 })).toHaveText(boats.title);
  const fact = (term: string) =>
    card.getByRole("term").filter({ hasText: term }).locator("xpath=following-sibling::dd");
  await expect(fact("Takes")).toHaveText(`${boats.readingTime} min to read, then watch`);
  await expect(fact("Serves")).toHaveText("anyone about to give up before lunch");
  await expect(fact("You need")).toHaveText("a boat, a bucket, patience");
  await expect(card.getByRole("listitem")).toHaveText(
    postText(boats).toc.map(({ title }) => title),
  );
});

test("a tab pulls its card out of the box, by keys too", async ({ page }) => {
  await visit(page, PATH);
  const kitchen = page.getByRole("region", { name: "Make something slow this morning" });
  const card = kitchen.getByRole("article");
  await expect(card).toHaveCount(1);
  await expect(card.getByRole("heading", { level: 3 })).toHaveText("Seville marmalade");
  await kitchen.getByRole("radio", { name: "Preserve" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(card.getByRole("heading", { level: 3 })).toHaveText(
    "Soda bread before church bells",
  );
  await kitchen.getByText("Mend").click();
  await expect(card).toContainText("An orange, to hold its shape");
});

test("older cards are set below; the first of them takes the focus", async ({ page }) => {
  await visit(page, PATH);
  await expect(cards(page)).toHaveCount(PER_PAGE);
  await page.getByRole("link", { name: "Load more posts" }).press("Enter");
  await expect(cards(page).nth(PER_PAGE).getByRole("heading").getByRole("link")).toBeFocused();
  const shown = await cards(page).count();
  await expect(page.getByRole("status").filter({ hasText: "posts" })).toHaveText(
    `${shown} of ${shown} posts`,
  );
  for (const subject of ["Business", "Consulting", "Startup"])
    await expect(box(page).getByRole("link", { name: subject, exact: true })).toHaveCount(0);
});

test("a circle leads to its shelf, and says how many posts stand there", async ({ page }) => {
  await visit(page, PATH);
  const count = latestPosts({ category: "travel" }).length;
  const shelves = page.getByRole("navigation", { name: "Have a browse along the shelves" });
  await shelves.getByRole("link", { name: `Travel ${count} posts` }).click();
  await expect(page).toHaveURL("/blogs/category/travel");
});

test("the most liked posts stand on the sill, the most liked first", async ({ page }) => {
  await visit(page, PATH);
  const liked = latestPosts({ category: "lifestyle" })
    .toSorted((a, b) => b.likes - a.likes)
    .slice(0, 5);
  const sill = page.getByRole("region", { name: "What you liked best" });
  await expect(sill.getByRole("heading", { level: 3 })).toHaveText(liked.map(({ title }) => title));
  await expect(sill.getByRole("listitem").first()).toContainText(`${liked[0]!.likes} likes`);
});

test("the letter: what is wrong is said, what is right is answered by mail", async ({ page }) => {
  await visit(page, PATH);
  await expectSubscribes(page.getByRole("form", { name: /^Subscribe: A letter/ }), "sundays");
});

test("nothing sticks out of a small window", async ({ page }) => {
  await visitInSmallWindow(page, PATH);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the pictures choose all the same, and the next page is a link", async ({ page }) => {
    await page.goto(PATH);
    await choices(page).getByText(marmalade.title).first().click();
    await showsRecipeOf(page, marmalade);
    await page.getByText("Bake", { exact: true }).click();
    await expect(
      page.getByRole("heading", { name: "Soda bread before church bells" }),
    ).toBeVisible();
    const first = await cards(page).first().getByRole("heading", { level: 3 }).innerText();
    await page.getByRole("link", { name: "Load more posts" }).click();
    await expect(page).toHaveURL(/\?page=2#posts$/);
    await expect(cards(page).first().getByRole("heading", { level: 3 })).not.toHaveText(first);
    await page.getByRole("link", { name: "Back to the first page" }).click();
    await expect(cards(page).first().getByRole("heading", { level: 3 })).toHaveText(first);
  });
});
