import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { measureContrast } from "./measure-contrast.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Everything axe finds wrong on the page as it is now, one line for each place. About contrast the pixels decide, whether axe is
 * sure of a fault or cannot tell (text over a picture or gradient); there is no list of exceptions. Pages of ours that are shown in a
 * frame are looked at as pages.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const { violations, incomplete } = await new AxeBuilder({ page })
    .withTags(tags)
    .exclude('iframe[src^="/"]')
    .setLegacyMode(true)
    .analyze();
  const faults: string[] = [];
  for (const { id, help, nodes } of violations) {
    for (const { target, failureSummary } of nodes) {
      const selector = target.join(" ");
      if (id === "color-contrast" && (await isReadable(page, selector))) continue;
      const summary = failureSummary?.split("\n").slice(1).join(" ").trim() ?? "";
      faults.push(`${id}: ${help}: ${selector} ${summary}`);
    }
  }
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

/** True when the pixels say that the text can be read; false when they do not, or when none of it can be seen. */
async function isReadable(page: Page, selector: string): Promise<boolean> {
  const contrast = await measureContrast(page, page.locator(selector).first());
  return contrast !== null && contrast.ratio >= contrast.required;
}
