import { pathsInTurn, pathsToTest } from "#tests/support/sample.ts";
import { expect, test } from "#tests/support/site-test.ts";

/** More than any bar covers of a page, in px. */
const COVER = 100;

test.use({ javaScriptEnabled: false });

test("no page's first words lie under a header that covers it, whichever it was made with", async ({
  page,
}) => {
  // Some ninety pages in one test of a full run.
  test.slow();
  for (const path of pathsInTurn(import.meta.filename, pathsToTest("kinds and homes"))) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const [alone, covered] = await page.evaluate(topsOfWords, COVER);
      // A margin would push the bar down, too: the page makes its room within itself.
      expect.soft(covered!.main, `${path}, ${width} px: main`).toBe(alone!.main);
      // Letters as tall as a window begin above themselves: those only have to move.
      const room = Math.max(covered!.words, covered!.words - alone!.words);
      expect.soft(room, `${path}, ${width} px: first words`).toBeGreaterThanOrEqual(COVER);
    }
  }
});

/** In the page, without the bar that it has: where it and its first words begin, alone and under a bar that covers so much. */
function topsOfWords(cover: number): { main: number; words: number }[] {
  document.querySelector<HTMLElement>("[data-site-header]")?.style.setProperty("display", "none");
  const main = document.querySelector("main")!;
  const top = (element: Element) =>
    Math.round(element.getBoundingClientRect().top + window.scrollY);
  return [0, cover].map((overlap) => {
    document.documentElement.style.setProperty("--header-overlap", `${overlap}px`);
    const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const tops: number[] = [];
    while (words.nextNode()) {
      const element = words.currentNode.parentElement!;
      const isUnseen = element.closest("script, style, [aria-hidden=true], .sr-only");
      if (isUnseen || !words.currentNode.textContent?.trim()) continue;
      if (element.offsetWidth > 0 && element.offsetHeight > 0) tops.push(top(element));
    }
    return { main: top(main), words: Math.min(...tops) };
  });
}
