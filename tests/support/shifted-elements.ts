import type { Page } from "playwright/test";
import { visit } from "./visit.ts";

/** Opens a page whose fonts are there: what their arrival moves is for first-view.spec.ts to judge. */
export async function visitSettled(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.evaluate(async () => {
    await document.fonts.ready;
    performance.mark("settled");
  });
}

/** What the browser saw move without being asked to, since the page was opened and settled. */
export function shiftedElements(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Node }[];
    };
    const shifts: Shift[] = [];
    new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[]))).observe({
      type: "layout-shift",
      buffered: true,
    });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const [settled] = performance.getEntriesByName("settled");
    return (
      shifts
        .filter(({ startTime }) => startTime > settled!.startTime)
        // Below a twenty-thousandth it is the compositor's rounding, which nobody sees.
        .filter(({ hadRecentInput, value }) => !hadRecentInput && value >= 0.00005)
        .map(
          ({ value, sources }) =>
            `${value.toFixed(4)} ${sources.map(({ node }) => (node instanceof Element ? node.className : "text")).join(", ")}`,
        )
    );
  });
}
