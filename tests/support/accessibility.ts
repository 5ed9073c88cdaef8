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
 * Everything axe finds wrong on the page as it is now, one line for each place. About contrast the pixels decide, whether axe is
 * sure of a fault or cannot tell (text over a picture or gradient); there is no list of exceptions. Pages of ours that are shown in a
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
  const isContrast = ({ id }: { id: string }) => id === "color-contrast";
  const selectorsOf = (results: typeof violations) =>
    results.filter(isContrast).flatMap(({ nodes }) => nodes.map(({ target }) => target.join(" ")));
  const others = violations.filter((violation) => !isContrast(violation));
  return [
    ...others.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => {
        const summary = failureSummary?.split("\n").slice(1).join(" ").trim() ?? "";
        return `${id}: ${help}: ${target.join(" ")} ${summary}`;
      }),
    ),
    ...(await contrastFaults(page, selectorsOf(violations), selectorsOf(incomplete))),
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

/**
 * Texts that cannot be read, by their pixels: of those that axe is sure of and those where it cannot tell. The first are faults also
 * where nothing of them can be seen.
 */
async function contrastFaults(
  page: Page,
  sure: readonly string[],
  unsure: readonly string[],
): Promise<string[]> {
  const selectors = [...sure, ...unsure];
  const contrasts = await measureContrasts(
    page,
    selectors.map((selector) => page.locator(selector).first()),
  );
  return selectors.flatMap((selector, index) => {
    const contrast = contrasts[index];
    if (!contrast) return index < sure.length ? [`color-contrast: ${selector}`] : [];
    if (contrast.ratio >= contrast.required) return [];
    return [
      `color-contrast, measured: ${selector} has ${contrast.ratio.toFixed(2)}, needs ${contrast.required}`,
    ];
  });
}
