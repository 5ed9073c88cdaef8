import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { measureContrast } from "./measure-contrast.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Everything axe finds wrong on the page as it is now, one line for each place. Where axe cannot decide about contrast (text over a
 * picture or gradient) the pixels decide; there is no list of exceptions.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const { violations, incomplete } = await new AxeBuilder({ page })
    .withTags(tags)
    .setLegacyMode(true)
    .analyze();
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${help}: ${target.join(" ")} ${failureSummary?.split("\n").slice(1).join(" ").trim() ?? ""}`,
    ),
  );
  for (const { id, nodes } of incomplete) {
    if (id !== "color-contrast") continue;
    for (const { target } of nodes) {
      const selector = target.join(" ");
      const contrast = await measureContrast(page, page.locator(selector).first());
      if (contrast && contrast.ratio < contrast.required) {
        faults.push(
          `color-contrast, measured: ${selector} has ${contrast.ratio.toFixed(2)}, needs ${contrast.required}`,
        );
      }
    }
  }
  return faults;
}
