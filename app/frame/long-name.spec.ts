import { site } from "#content/site.ts";
import { framePath } from "#app/showcase/frames/entries.ts";
import { footerNames, headerNames } from "#registry/page.ts";
import { cutTexts } from "#tests/support/cut-texts.ts";
import { pathsInTurn } from "#tests/support/sample.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { sidewaysOverflow } from "#tests/support/visit.ts";

/** As long as the names of some businesses are, with a word that fits no narrow column. */
const NAME = "The Honourable Company of Sheffield Knifegrinders";

const sizes = [
  { width: 390, text: "100%" },
  { width: 992, text: "100%" },
  { width: 1200, text: "100%" },
  { width: 1440, text: "100%" },
  { width: 1280, text: "200%" },
];
/** A line as wide as the page wraps only if it is made with such a name. */
const elsewhere = ".sr-only, .fit-line_text";
/** Each header over a footer, so that each footer occurs. */
const frames = headerNames.map((header, index) =>
  framePath(header, footerNames[index % footerNames.length]!),
);

test.use({ javaScriptEnabled: false });

for (const path of pathsInTurn(import.meta.filename, frames))
  test(`${path} has room for a long name`, async ({ page }) => {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.evaluate(rename, { from: site.name, to: NAME });
    for (const { width, text } of sizes) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
      const size = `${width} px, text at ${text}`;
      expect.soft(await page.evaluate(cutTexts, { text: NAME, elsewhere }), size).toEqual([]);
      expect.soft(await sidewaysOverflow(page), size).toEqual({ pixels: 0, culprits: [] });
    }
  });

/** In the page: gives the business another name, wherever its header and footer say it. */
function rename({ from, to }: { from: string; to: string }): void {
  for (const frame of document.querySelectorAll("[data-site-header], [data-site-footer], header")) {
    const texts = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      texts.currentNode.textContent = texts.currentNode.textContent!.replaceAll(from, to);
  }
}
