import { ABOUT_US } from "#content/addresses.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

/* What React Router keeps to itself and we use all the same: each part by name, so that an upgrade says which one is gone. */

test("the manifest, the modules and the data router are what they were", async ({ page }) => {
  await visit(page, "/home-cafe");
  const parts = await page.evaluate(() => ({
    version: typeof window.__reactRouterManifest?.version,
    own: window.__reactRouterManifest?.routes["/home-cafe"],
    modules: Object.keys(window.__reactRouterRouteModules ?? {}),
    root: window.__reactRouterDataRouter?.routes[0]?.id,
    patchRoutes: typeof window.__reactRouterDataRouter?.patchRoutes,
  }));
  expect(parts.version).toBe("string");
  expect(parts.own).toMatchObject({
    id: "/home-cafe",
    parentId: expect.any(String),
    module: expect.stringMatching(/^\/static\/js\/.+\.js$/),
    css: expect.any(Array),
  });
  expect(parts.modules).toEqual(expect.arrayContaining(["root", "/home-cafe"]));
  expect(parts.root).toBe("root");
  expect(parts.patchRoutes).toBe("function");
});

test("routes that were added are routes: the next page comes without a question to the server", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, "/home-cafe");
  const knows = () =>
    page.evaluate((path) => path in (window.__reactRouterManifest?.routes ?? {}), ABOUT_US);
  expect(await knows()).toBe(false);

  await page.evaluate(() => (document.body.dataset.kept = ""));
  await page.getByRole("contentinfo").getByRole("link", { name: "About us" }).click();
  await expect(page).toHaveURL(ABOUT_US);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("body")).toHaveAttribute("data-kept", "");
  expect(await knows()).toBe(true);
  expect(asked.filter((path) => path === "/routes.json")).toHaveLength(1);
  expect(asked.filter((path) => path.startsWith("/__manifest"))).toEqual([]);
});
