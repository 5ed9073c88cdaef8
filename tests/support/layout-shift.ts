import type { Page } from "playwright/test";

/**
 * Starts to count layout shifts. The function it answers gives their sum so far, as Chromium scores them, those right after input
 * included: nothing that a header does may move the page.
 */
export async function layoutShift(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        counted.layoutShift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift" });
  });
  return () => page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);
}
