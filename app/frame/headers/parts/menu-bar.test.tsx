import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { MenuEntry } from "#content/navigation.ts";

/** What is behind an entry is made when the site is built. */
vi.mock(import("./menu-lists.tsx"), () => ({ MenuLists: () => <p />, OwnLinks: () => <p /> }));

beforeAll(() => void vi.resetModules());
afterAll(() => void vi.resetModules());

/** A bar and a tree of these entries. */
async function menus(items: readonly MenuEntry[]) {
  const { MenuBar } = await import("./menu-bar.tsx");
  const { MenuTree } = await import("./menu-tree.tsx");
  const element = (
    <>
      <MenuBar items={items} className="half" />
      <MenuTree items={items} label="All" size="text" />
    </>
  );
  const router = createMemoryRouter([{ path: "/", element }]);
  return parse(renderToStaticMarkup(<RouterProvider router={router} />));
}

it("is a landmark only where there is somewhere to go, and keeps its place in the bar", async () => {
  const home: MenuEntry = { kind: "link", label: "Home", href: "/" };
  expect((await menus([home])).querySelectorAll("nav")).toHaveLength(2);
  const without = await menus([]);
  expect(without.querySelectorAll("nav, ul")).toHaveLength(0);
  // Between the name and the tools, columns of a grid.
  expect(without.querySelector(".half")).not.toBeNull();
});
