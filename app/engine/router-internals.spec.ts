import { pages } from "#registry/pages.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { visit } from "#tests/support/visit.ts";

/* What React Router keeps to itself and we use all the same: each part by name, so that an upgrade says which one is gone. */

/** Any page but the front page, and the pages that footers lead to. */
const here = pages.find(({ path }) => path !== "/")!.path;
const known = new Set(pages.map(({ path }) => path));

test("the manifest, the modules and the data router are what they were", async ({ page }) => {
  await visit(page, here);
  const parts = await page.evaluate(
    (path) => ({
      version: typeof window.__reactRouterManifest?.version,
      own: window.__reactRouterManifest?.routes[path],
      modules: Object.keys(window.__reactRouterRouteModules ?? {}),
      root: window.__reactRouterDataRouter?.routes[0]?.id,
      shown: window.__reactRouterDataRouter?.state.location.pathname,
      matches: window.__reactRouterDataRouter?.state.matches.map(({ route }) => route.id),
      patchRoutes: typeof window.__reactRouterDataRouter?.patchRoutes,
    }),
    here,
  );
  expect(parts.version).toBe("string");
  expect(parts.own).toMatchObject({
    id: here,
    parentId: expect.any(String),
    module: expect.stringMatching(/^\/static\/js\/.+\.js$/),
    css: expect.any(Array),
  });
  expect(parts.modules).toEqual(expect.arrayContaining(["root", here]));
  expect(parts.root).toBe("root");
  expect(parts.shown).toBe(here);
  expect(parts.matches).toEqual(expect.arrayContaining(["root", here]));
  expect(parts.patchRoutes).toBe("function");
});

test("routes that were added are routes: the next page comes without a question to the server", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, here);
  const footer = page.getByRole("contentinfo");
  const there = (
    await footer
      .locator("a[href^='/']")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""))
  ).find((path) => path !== "/" && path !== here && known.has(path))!;
  const knows = () =>
    page.evaluate((path) => path in (window.__reactRouterManifest?.routes ?? {}), there);
  expect(await knows()).toBe(false);

  await page.evaluate(() => (document.body.dataset.kept = ""));
  await footer.locator(`a[href="${there}"]`).first().click();
  await expect(page).toHaveURL(there);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("body")).toHaveAttribute("data-kept", "");
  expect(await knows()).toBe(true);
  expect(asked.filter((path) => path === "/routes.json")).toHaveLength(1);
  expect(asked.filter((path) => path.startsWith("/__manifest"))).toEqual([]);
  // It came before the router asked for it.
  expect(asked.filter((path) => path.endsWith(".data"))).toEqual([`${there}.data`]);
});
