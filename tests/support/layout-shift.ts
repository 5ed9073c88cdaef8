import type { Page } from "playwright/test";

/**
 * Starts to count layout shifts. The function it answers gives their sum so far, as Chromium scores them, those right after input
 * included: nothing that a header does may move the page.
 */
export async function layoutShift(page: Page): Promise<() => Promise<number>> {
  const counted = await page.evaluateHandle(() => {
    const counting = { sum: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        counting.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift" });
    return counting;
  });
  return () => counted.evaluate(({ sum }) => sum);
}
