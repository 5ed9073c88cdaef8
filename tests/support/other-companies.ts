import type { Page } from "playwright/test";

/** What the browser complains about where films and maps of others are loaded, as the visitor wanted: to be tolerated. */
export const leftForOthers =
  /left the site: https:\/\/(?:www\.youtube-nocookie|player\.vimeo|www\.google)\.com\//;

/** Stands in for film and map hosts; answers how often they were asked, and for what. */
export async function answerForOthers(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\/[\w.]*(youtube|vimeo|google)[\w.-]*\.com\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>Player</title>Playing" });
  });
  return asked;
}
