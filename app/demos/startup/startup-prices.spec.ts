import { PRICES } from "#content/addresses.ts";
import type { Page } from "playwright/test";
import { hold } from "#tests/support/hold.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { alive, visit } from "#tests/support/visit.ts";

/** The prices of the startup home, by month and by year: every figure, by keys, and pressed before the page is alive (specification, points 2, 4 and 9). */
const plans = {
  MONTHLY: [
    ["BASIC", "$9.99", 5, 2, 20],
    ["STANDARD", "$19.99", 10, 2, 40],
    ["PREMIUM", "$29.99", 20, 4, 60],
  ],
  YEARLY: [
    ["BASIC", "$90.99", 5, 2, 20],
    ["STANDARD", "$199.99", 10, 2, 40],
    ["PREMIUM", "$290.99", 20, 4, 60],
  ],
} as const;

test("prices by month first, by year on demand, with every figure", async ({ page }) => {
  await visit(page, "/home-startup");
  const monthly = page.getByRole("tab", { name: "MONTHLY", exact: true });
  const yearly = page.getByRole("tab", { name: "YEARLY", exact: true });
  await expect(monthly).toHaveAttribute("aria-selected", "true");
  await expectPlans(page, "MONTHLY");
  await yearly.click();
  await expect(yearly).toHaveAttribute("aria-selected", "true");
  await expectPlans(page, "YEARLY");
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
});

async function expectPlans(page: Page, term: keyof typeof plans): Promise<void> {
  const panel = page.getByRole("tabpanel", { name: term });
  for (const [title, price, domains, upload, storage] of plans[term]) {
    const plan = panel
      .locator("ul > li")
      .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
    await expect(plan.getByText(price, { exact: true })).toBeVisible();
    for (const feature of [`${domains} domains`, `${upload} GB upload`, `${storage} GB storage`])
      await expect(plan.getByText(feature)).toBeVisible();
    await expect(plan.getByText(/unlimited bandwidth/i)).toBeVisible();
    await expect(plan.getByText(/most popular/i)).toHaveCount(title === "STANDARD" ? 1 : 0);
    await expect(plan.getByRole("link")).toHaveAttribute("href", PRICES);
  }
}

test("the tabs work by keys", async ({ page }) => {
  await visit(page, "/home-startup");
  const monthly = page.getByRole("tab", { name: "MONTHLY", exact: true });
  const yearly = page.getByRole("tab", { name: "YEARLY", exact: true });
  await monthly.focus();
  await page.keyboard.press("ArrowRight");
  await expect(yearly).toBeFocused();
  await expectPlans(page, "YEARLY");
  await page.keyboard.press("ArrowRight");
  await expect(monthly).toBeFocused();
  await page.keyboard.press("End");
  await expect(yearly).toBeFocused();
  await page.keyboard.press("Home");
  await expect(monthly).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel")).toBeFocused();
});

test("a press on YEARLY 50 ms after first paint takes effect, once the page is alive", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  // The page's code is held back until the press has been made.
  const release = await hold(page, "**/static/js/**");
  await page.goto("/home-startup", { waitUntil: "commit" });
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          list
            .getEntriesByName("first-contentful-paint")
            .forEach(({ startTime }) => resolve(startTime)),
        );
        observer.observe({ type: "paint", buffered: true });
      }),
  );
  await page.waitForFunction((time) => performance.now() >= time + 50, paint);
  await expect(page.locator("html[data-alive]")).toHaveCount(0);

  const yearly = page.getByRole("tab", { name: "YEARLY" });
  await yearly.click();
  release();
  await alive(page);
  await expect(yearly).toHaveAttribute("aria-selected", "true");
  await expect(
    page.getByRole("tabpanel", { name: "YEARLY" }).getByText("$90.99").first(),
  ).toBeVisible();
});
