import { expect, test } from "../support/site-test.ts";
import { alive, visit } from "../support/visit.ts";

/**
 * Scripts wait until the page is drawn (that none is asked for earlier is a budget: first-view.spec.ts), and no press is lost
 * meanwhile.
 */
test("a press on YEARLY 50 ms after first paint takes effect, once the page is alive", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  // The page's code is held back until the press has been made.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/static/js/**", async (route) => {
    await held;
    await route.fallback();
  });
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

test("the colours can be switched before the page is alive", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/static/js/**", async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto("/home-startup", { waitUntil: "load" });
  await page.getByRole("button", { name: "Switch between light and dark colours" }).click();
  release();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a page made for one visitor comes alive as well", async ({ page }) => {
  await visit(page, "/home-startup?from=newsletter");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the 404 page comes alive as well", async ({ page, tolerate }) => {
  tolerate(/404.*no-such-page|404 \(Not Found\)/);
  await visit(page, "/no-such-page");
  await page.getByRole("main").getByRole("link", { name: "Go to the front page" }).click();
  await expect(page).toHaveURL("/");
});
