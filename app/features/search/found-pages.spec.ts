import { expect, test } from "playwright/test";
import { SEARCH_ANSWERS } from "#content/addresses.ts";
import { pages } from "#registry/pages.ts";
import { crawl } from "#tests/support/crawl.ts";
import { get } from "#tests/support/http.ts";
import type { SearchAnswer } from "./search-results.ts";

test("a page is found by its longest heading, typed word for word", async () => {
  const crawled = await crawl();
  for (const { path, group, canonical, isPaged, prerender } of pages) {
    if (group !== "information" || canonical || isPaged || prerender === false) continue;
    const headings = crawled.get(path)!.document.querySelectorAll("main :is(h2, h3, summary)");
    const [longest] = headings
      .map(({ text }) => text.trim())
      .toSorted((a, b) => b.length - a.length);
    // What is short may stand on fifty pages.
    if (longest === undefined || longest.length < 20) continue;
    const { body } = await get(`${SEARCH_ANSWERS}?q=${encodeURIComponent(longest)}`);
    const { found } = JSON.parse(body.toString()) as SearchAnswer;
    expect(
      found?.results.map((result) => result.path),
      longest,
    ).toContain(path);
  }
});
