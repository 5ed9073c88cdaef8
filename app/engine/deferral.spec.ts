import { ABOUT_US, BLOG_GRID, productPath } from "#content/addresses.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { alive, visit } from "#tests/support/visit.ts";

/**
 * Scripts wait until the page is drawn (that none is asked for earlier is a budget: first-view.spec.ts), and no press is lost
 * meanwhile.
 */
test("the colours can be switched before the page is alive", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/static/js/**", async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto(ABOUT_US, { waitUntil: "load" });
  await page.getByRole("button", { name: "Switch between light and dark mode" }).click();
  release();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a page comes alive whose stylesheet failed before it was touched", async ({
  page,
  tolerate,
}) => {
  tolerate(/net::ERR_FAILED/);
  const pictures = Promise.withResolvers<void>();
  await page.route("**/media/**", async (route) => {
    await pictures.promise;
    await route.fallback();
  });
  await page.route("**/static/css/frame-*", (route) => route.abort());
  const refused = page.waitForEvent("requestfailed");
  await page.goto("/", { waitUntil: "commit" });
  await refused;
  await page.keyboard.press("Shift");
  pictures.resolve();
  await alive(page);
});

test("a page made for one visitor comes alive as well", async ({ page }) => {
  await visit(page, `${ABOUT_US}?from=newsletter`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

for (const path of [
  "/no-such-page",
  "/no/such/page?from=newsletter",
  productPath("no-such-article"),
  `${BLOG_GRID}?page=999`,
])
  test(`the 404 page comes alive at ${path}`, async ({ page, tolerate }) => {
    tolerate(/404.*(no-?\/?such|page=999)|404 \(Not Found\)/);
    await visit(page, path);
    await page.getByRole("main").getByRole("link", { name: "Go to the home page" }).click();
    await expect(page).toHaveURL("/");
  });

test("where the page's code cannot be loaded, presses do what they do without script", async ({
  page,
  tolerate,
}) => {
  // A picture by itself is shown by the browser's own viewer, whose styles our policy refuses.
  tolerate(/net::ERR_FAILED/, /Applying inline style|style-src-attr blocked/);
  await page.route("**/static/js/**", (route) => route.abort());
  const refused = page.waitForEvent("requestfailed");
  await page.goto("/elements/image-gallery", { waitUntil: "load" });
  await refused;
  await page.locator("a[data-replay]").first().click();
  await expect(page).toHaveURL(/\.(?:webp|avif|jpg)$/);
});
