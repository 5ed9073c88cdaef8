import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { expectSubscribes } from "#tests/support/letter-form.ts";
import { mailTo } from "#tests/support/mails.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

const PATH = "/home-magazine";

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
/** Titles of stories lead to posts; so does nothing else with a heading around it. */
const stories = (page: Page) => page.getByRole("main").locator("h3").getByRole("link");

test("the header leads to the parts of the paper, and All demos to every home page", async ({
  page,
}) => {
  await visit(page, PATH);
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "The Quarterly Eye, home" })).toHaveCount(1);
  await header.getByRole("link", { name: "Opinion" }).click();
  await expect(page).toHaveURL(`${PATH}#opinion`);
  await expect(page.getByRole("heading", { name: "Opinion", exact: true })).toBeInViewport();
  await header.getByRole("button", { name: "All demos" }).press("Enter");
  await expect(header.getByRole("link", { name: "Restaurant" })).toBeVisible();
});

test("no story stands in the paper twice", async ({ page }) => {
  await visit(page, PATH);
  const titles = await stories(page).allTextContents();
  expect(titles.length).toBeGreaterThan(30);
  expect(new Set(titles).size).toBe(titles.length);
});

test("the lead is opened by keys alone; Back returns to the paper", async ({ page }) => {
  await visit(page, PATH);
  const lead = stories(page).first();
  const title = (await lead.textContent()) ?? "";
  await lead.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(PATH);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/The Quarterly Eye/);
});

test("every subject says how many posts there are, and that is how many its page lists", async ({
  page,
}) => {
  await visit(page, PATH);
  const link = region(page, "2 Consulting").getByRole("link", { name: /^All \d+ in Consulting$/ });
  const count = /\d+/.exec((await link.textContent()) ?? "")?.[0];
  await link.press("Enter");
  await expect(page).toHaveURL("/blogs/category/consulting");
  await expect(page.getByRole("heading", { level: 1, name: "Consulting" })).toBeVisible();
  await expect(page.getByText(new RegExp(`^${count} posts\\b`)).first()).toBeVisible();
});

test("long reads stand in the order of their length", async ({ page }) => {
  await visit(page, PATH);
  const lines = region(page, "The longest reads").getByRole("listitem");
  const words = (await lines.getByText(/^\d+ words, by /).allTextContents()).map(parseFloat);
  expect(words).toHaveLength(5);
  expect(words).toEqual(words.toSorted((a, b) => b - a));
});

test("an author's name leads to the author, the piece around it to the post", async ({ page }) => {
  await visit(page, PATH);
  const piece = region(page, "Opinion").getByRole("article").first();
  const href = await piece.getByRole("heading").getByRole("link").getAttribute("href");
  const author = piece.getByRole("link").first();
  const name = (await author.textContent()) ?? "";
  await author.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.goBack();
  // The link of the title covers the piece.
  await piece.locator("time").click({ force: true });
  await expect(page).toHaveURL(new RegExp(`${href}$`));
});

test("nothing of the film is fetched before it is played; what is seen can be read", async ({
  page,
}) => {
  const films: string[] = [];
  page.on("request", (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) films.push(request.url());
  });
  await visit(page, PATH);
  const section = region(page, "Film");
  await section.scrollIntoViewIfNeeded();
  await section.getByText("Transcript").press("Enter");
  await expect(section.getByText("There is no sound.")).toBeVisible();
  expect(films).toEqual([]);
  await section.getByRole("button", { name: "Play the film" }).press("Enter");
  await expect.poll(() => films.length).toBeGreaterThan(0);
});

test("the still of the film is fetched when the film is near, not with the first screen", async ({
  page,
}) => {
  const stills: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/media/film-lake-")) stills.push(request.url());
  });
  await visit(page, PATH);
  await page.waitForLoadState("load");
  expect(stills).toEqual([]);
  await region(page, "Film").scrollIntoViewIfNeeded();
  await expect.poll(() => stills.length).toBe(1);
});

test("the letter is asked for: what is wrong is said, what is right is answered by mail", async ({
  page,
}) => {
  await visit(page, PATH);
  await expectSubscribes(region(page, "The Quarterly Eye by email"), "reader");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the name of the paper stands at its head, and the lead below it", async ({ page }) => {
    await visit(page, PATH);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expect(stories(page).first()).toBeInViewport();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the paper is whole: stories, captions, transcript, and a letter that can be asked for", async ({
    page,
  }) => {
    const email = `reader-${randomUUID()}@example.com`;
    await page.goto(PATH);
    expect(await stories(page).count()).toBeGreaterThan(30);
    await expect(region(page, "Photo essay").getByRole("figure")).toHaveCount(6);
    await page.getByText("Transcript").click();
    await expect(page.getByText("There is no sound.")).toBeVisible();
    const letter = region(page, "The Quarterly Eye by email");
    await letter.getByLabel("Email address").fill(email);
    await letter.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByRole("status").first()).toContainText("Your message has been sent");
    await expect(letter.getByText("We have sent you a link")).toBeVisible();
    await mailTo(email);
  });
});
