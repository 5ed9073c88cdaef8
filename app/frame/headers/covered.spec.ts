import { pathsToTest } from "#tests/support/sample.ts";
import { expect, test } from "#tests/support/site-test.ts";

/** More than any bar covers of a page, in px. */
const COVER = 100;

test.use({ javaScriptEnabled: false });

test("no page's first words lie under a header that covers it, whichever header it was made with", async ({
  page,
}) => {
  test.slow();
  for (const path of pathsToTest("kinds and homes")) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const [without, covered] = await page.evaluate(topsOfWords, COVER);
    // Letters as tall as a window begin above themselves: those only have to move.
    const room = Math.max(covered!, covered! - without!);
    expect.soft(room, path).toBeGreaterThanOrEqual(COVER);
  }
});

/** In the page, without the bar that it has: where its first words stand, alone and under a bar that covers so much. */
function topsOfWords(cover: number): number[] {
  document.querySelector<HTMLElement>("[data-site-header]")?.style.setProperty("display", "none");
  return [0, cover].map((overlap) => {
    document.documentElement.style.setProperty("--header-overlap", `${overlap}px`);
    const words = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
    const tops: number[] = [];
    while (words.nextNode()) {
      const element = words.currentNode.parentElement!;
      const isUnseen = element.closest("script, style, [aria-hidden=true], .sr-only");
      if (isUnseen || !words.currentNode.textContent?.trim()) continue;
      const { top, width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0) tops.push(Math.round(top + window.scrollY));
    }
    return Math.min(...tops);
  });
}
