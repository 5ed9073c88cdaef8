import type { Browser, Page } from "playwright/test";
import { expect } from "vitest";
import type { SiteBelow } from "./below-path.ts";
import { isBelow } from "./visit-below.ts";

/** A page in a browser, and what it complains of or asks for outside of the path. */
export async function watchedPage(
  browser: Browser,
  site: SiteBelow,
): Promise<{ page: Page; complaints: string[] }> {
  const complaints: string[] = [];
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(60_000);
  page.on("request", (request) => {
    const { protocol, origin, pathname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !(origin === site.origin && isBelow(pathname)))
      complaints.push(`asked for ${request.url()}`);
  });
  page.on("response", (answer) => {
    if (answer.status() >= 400) complaints.push(`${answer.status()} ${answer.url()}`);
  });
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  return { page, complaints };
}

/** Until its script runs. */
export async function open(page: Page, site: SiteBelow, path: string): Promise<void> {
  await page.goto(site.url + path);
  await page.waitForSelector("html[data-alive]", { state: "attached" });
  await page.evaluate(() => Object.assign(window, { stayed: true }));
}

/** The page changed without a new document. */
export async function arrivedAt(page: Page, site: SiteBelow, address: string): Promise<void> {
  await page.waitForURL(site.origin + address);
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
}
