import { afterAll, beforeAll, expect, it, vi } from "vitest";

/** The menu of a site in another language. */
vi.mock("#content/menu.ts", async (original) => ({
  ...(await original<object>()),
  demosLabel: "Beispiele",
}));

beforeAll(() => void vi.resetModules());
afterAll(() => void vi.resetModules());

it("knows the list of home pages by one name, whatever the menu calls it", async () => {
  const { menuEntries, menuLists, siteMenu } = await import("./menu.ts");
  const home = { path: "/home-bakery", label: "Bakery", group: "home", kind: "Business" } as const;
  const menu = siteMenu([home]);
  // Headers of pages with links of their own ask for it.
  expect(menuEntries(menu)).toMatchObject([{ label: "Beispiele", list: "demos" }]);
  expect(Object.keys(menuLists(menu))).toEqual(["demos"]);
});
