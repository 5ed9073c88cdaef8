import { parse } from "node-html-parser";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterAll, beforeAll, expect, it, vi } from "vitest";

vi.mock(import("#app/slots/footers.ts"), () => ({
  footerHeads: [],
  footerDirectories: [],
  footerMarks: [],
}));
vi.mock(import("#app/slots/footer-subjects.ts"), () => ({ footerSubjects: [] }));
/** An owner's list of pages, of which only a server answers those of the shop. */
vi.mock(import("#content/navigation.ts"), async (original) => ({
  ...(await original()),
  pageList: [
    { label: "About", href: "/about" },
    { label: "Basket", href: "/buy/basket" },
    { label: "Buy", links: [{ label: "Orders", href: "/buy/orders" }] },
  ],
}));

beforeAll(() => {
  vi.stubEnv("IS_EXPORT", "yes");
  vi.stubEnv("HAS_SERVER", "");
  vi.stubEnv("SERVER_ADDRESSES", "/buy");
  vi.resetModules();
});

afterAll(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const modules = import.meta.glob<Record<string, ComponentType>>("./footer-style-*.tsx");
const footers = Object.entries(modules).map(([path, load]) => [path.slice(2, -4), load] as const);

it.each(footers)("%s has no place for pages that only a server answers", async (_, load) => {
  const exported = Object.entries(await load());
  const Footer = exported.find(([name]) => name.startsWith("FooterStyle"))![1];
  const router = createMemoryRouter([{ path: "/", element: <Footer /> }]);
  const html = parse(renderToStaticMarkup(<RouterProvider router={router} />));
  const lists = html.querySelectorAll("nav");
  expect(lists.map((list) => list.getAttribute("aria-label"))).not.toContain("Buy");
  expect(html.querySelectorAll("nav li").filter((item) => !item.querySelector("a"))).toEqual([]);
  expect(html.toString()).not.toContain("/buy/");
});
