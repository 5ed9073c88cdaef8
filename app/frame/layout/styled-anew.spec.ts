import { MEASURE_DELAY } from "./use-layout-measures.ts";
import { pathsToTest } from "#tests/support/sample.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visitWithStoppedClock } from "#tests/support/visit.ts";

/** Of a page's elements, the part that one small change may make the browser style anew. */
const SHARE = 0.25;

/** What Chromium's trace says of one recalculation of styles. */
interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/**
 * Where the root's children or all elements are the subject of a rule that asks the root what it has (`:root:has(…) :is(body > *)`), the
 * browser styles the whole page anew with every element that comes; where a script sets a custom property on the root, too. Nobody sees it,
 * but a phone stands still for it.
 */
for (const path of pathsToTest("kinds")) {
  test(`${path}: an element that comes, and a height that is measured, leave the rest of the page's styles alone`, async ({
    page,
    browser,
  }) => {
    const style = () => page.evaluate(() => void getComputedStyle(document.body).color);
    await visitWithStoppedClock(page, path);
    // The first that comes brings the stylesheets with it, which place everything anew.
    await page.locator("body").evaluate((element) => element.append(document.createElement("p")));
    await page.evaluate(() => document.documentElement.scrollHeight);
    await style();
    await browser.startTracing(page, { categories: ["devtools.timeline"] });
    for (const place of ["body", "main"]) {
      await page.locator(place).evaluate((element) => element.append(document.createElement("p")));
      await style();
    }
    await page.clock.runFor(MEASURE_DELAY);
    await style();
    const elements = await page.locator("*").count();
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: TraceEvent[];
    };
    const styled = traceEvents
      .filter(({ name }) => name === "UpdateLayoutTree")
      .map(({ args }) => args.elementCount ?? 0);
    expect(styled).not.toHaveLength(0);
    expect(Math.max(...styled), `of ${elements}: ${styled.join(", ")}`).toBeLessThan(
      elements * SHARE,
    );
  });
}
