import type { Page } from "playwright/test";

/** Keeps back what the page asks for at addresses that fit, until the function that comes back is called. */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await held.promise;
    await route.fallback();
  });
  return held.resolve;
}
