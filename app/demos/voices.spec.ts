import { projects } from "#content/projects.ts";
import * as words from "#app/frame/words.ts";
import { homePaths } from "#tests/support/pages.ts";
import { pathsInTurn } from "#tests/support/sample.ts";
import { expect, test } from "#tests/support/site-test.ts";

/** How the homes speak, as far as it can be counted: what is a joy once is a tic on every page. What is read needs no script. */
test.use({ javaScriptEnabled: false });

const [demoOf = ""] = words.demoOf.split("{");

/** Their authors named them. */
const isTitle = (heading: string) => projects.some(({ title }) => heading.endsWith(title));
const numbers =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|twenty|thirty|forty|fifty|sixty|hundred|thousand)\b/i;
const denials = /\b(?:nobody|no one|never|none of)\b/gi;

for (const path of pathsInTurn(import.meta.filename, homePaths))
  test(`${path} counts in few of its headings, and denies little`, async ({ page }) => {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const { frame, headings, text } = await page.evaluate(wordsOf);
    test.skip(!frame.includes(demoOf), "no invented business");
    const counting = headings.filter(
      // What is numbered counts nothing.
      (heading) => numbers.test(heading.replace(/^\d+ /, "")) && !isTitle(heading),
    );
    expect
      .soft(counting.length, `headings with a number: ${counting.join(" / ")}`)
      .toBeLessThanOrEqual(Math.max(1, Math.round(headings.length / 5)));
    const denied = text.match(denials) ?? [];
    expect.soft(denied.length, denied.join(", ")).toBeLessThanOrEqual(4);
  });

/** In the page: the headings of its bands, and all it says but in what others wrote (posts, customers). */
function wordsOf() {
  const textOf = (element: Element) => (element.textContent ?? "").replaceAll(/\s+/g, " ").trim();
  const main = document.querySelector("main")!;
  const own = main.cloneNode(true) as Element;
  for (const other of own.querySelectorAll("article, blockquote, figure, script")) other.remove();
  return {
    frame: textOf(document.querySelector("[data-site-footer]")!),
    headings: [...own.querySelectorAll("h1, h2")].map(textOf),
    text: textOf(own),
  };
}
