import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type * as Axe from "axe-core";
import type { Page } from "playwright/test";
import { measureContrasts } from "./measure-contrast.ts";

declare global {
  interface Window {
    /** After `program` has run in the page. */
    axe: typeof Axe;
  }
}

/** All that we hold pages to. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Those of its rules that look at colours. */
const colours = ["color-contrast", "link-in-text-block"];

/**
 * Everything axe finds wrong on the page as it is now, one line for each place. Where axe cannot tell whether a
 * text has contrast (over a picture or gradient), its pixels decide; there is no list of exceptions. Pages of ours that are shown in a
 * frame are looked at as pages.
 * @param within a selector: only what is in these parts of the page.
 * @param rules `colours`: nothing but colours has changed since all rules were applied to this page.
 */
export async function accessibilityFaults(
  page: Page,
  within = "html",
  rules: "all" | "colours" = "all",
): Promise<string[]> {
  const { violations, incomplete } = await axeResults(page, within, {
    runOnly: rules === "all" ? { type: "tag", values: tags } : { type: "rule", values: colours },
    // To describe the thousands of places where all is well takes as long as to find them. Stylesheets are only loaded for a rule not applied.
    resultTypes: ["violations", "incomplete"],
    preload: false,
  });
  const selectorsOf = (results: typeof incomplete) =>
    results
      .filter(({ id }) => id === "color-contrast")
      .flatMap(({ nodes }) => nodes.map(({ target }) => target.join(" ")));
  return [
    ...violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => {
        const summary = failureSummary?.split("\n").slice(1).join(" ").trim() ?? "";
        return `${id}: ${help}: ${target.join(" ")} ${summary}`;
      }),
    ),
    ...(await contrastFaults(page, selectorsOf(incomplete))),
  ];
}

const program = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** What axe says of the page itself. Brought into a page once, it stays until the next: @axe-core/playwright brings it anew each time. */
async function axeResults(
  page: Page,
  within: string,
  options: Axe.RunOptions,
): Promise<Pick<Axe.AxeResults, "violations" | "incomplete">> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(program);
  return page.evaluate(
    async ([include, how]) => {
      const { violations, incomplete } = await window.axe.run(
        { include, exclude: 'iframe[src^="/"]' },
        { ...how, iframes: false },
      );
      return { violations, incomplete };
    },
    [within, options] as const,
  );
}

/** Texts that cannot be read, by their pixels. */
async function contrastFaults(page: Page, selectors: readonly string[]): Promise<string[]> {
  const contrasts = await measureContrasts(
    page,
    selectors.map((selector) => page.locator(selector).first()),
  );
  return selectors.flatMap((selector, index) => {
    const contrast = contrasts[index];
    if (!contrast || contrast.ratio >= contrast.required) return [];
    return [
      `color-contrast, measured: ${selector} has ${contrast.ratio.toFixed(2)}, needs ${contrast.required}`,
    ];
  });
}
