import type { Browser, Page } from "playwright";
import { expect, onTestFinished } from "vitest";
import { BLOG_GRID, SEARCH } from "#content/addresses.ts";
import { pages } from "#registry/pages.ts";
import type { Exported } from "./exported-site.ts";

/** A page in a browser, which must not complain of anything. */
export async function visitor(browser: Browser): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()))
      faults.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => faults.push(`${page.url()}: ${error.message}`));
  page.on("response", (answer) => {
    if (answer.status() >= 400) faults.push(`${answer.status()} ${answer.url()}`);
  });
  onTestFinished(() => context.close());
  return { page, faults };
}

/** Until its script runs. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.dataset.alive !== undefined);
}

/** The next page of a list shows other posts, and the search finds what is asked for. */
export async function findsAnswersInFiles(page: Page, { address }: Exported): Promise<void> {
  await open(page, `${address}${BLOG_GRID}`);
  const posts = page.getByRole("main").getByRole("article");
  const before = await posts.count();
  await open(page, `${address}${BLOG_GRID}?page=2`);
  await page.waitForURL(/\?page=2$/);
  await expect.poll(() => posts.count()).not.toBe(before);
  const [home] = pages.filter(({ group }) => group === "home");
  await open(page, `${address}${SEARCH}?q=${encodeURIComponent(home?.title ?? "")}`);
  await page.getByRole("main").getByRole("heading", { level: 3 }).first().waitFor();
}

/** A link of the page on screen leads to a list, and the list to its next page: other posts, in the same document. */
export async function goesToTheNextPage(page: Page): Promise<void> {
  const list = page.locator(`a[href="${BLOG_GRID}"]`).first();
  await list.evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(`**${BLOG_GRID}`);
  const main = page.getByRole("main");
  const next = main.locator(`a[href^="${BLOG_GRID}?page=2"]`).first();
  await next.waitFor();
  const before = await main.getByRole("article").count();
  await next.click();
  await page.waitForURL(/\?page=2(?:#|$)/);
  await expect.poll(() => main.getByRole("article").count()).not.toBe(before);
}

/** The mark leads to the front page, in the same document. */
export async function goesToTheFront(page: Page, { address }: Exported): Promise<void> {
  await page.evaluate(() => (document.body.dataset.stayed = ""));
  await page.getByRole("banner").getByRole("link").first().click();
  await page.waitForURL(`${address}/`);
  expect(await page.evaluate(() => document.body.dataset.stayed), "no new document").toBe("");
}
