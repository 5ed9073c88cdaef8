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
/** Somebody at no network and without a door, on a single page. */
vi.mock(import("#content/site.ts"), async (original) => {
  const { site, ...others } = await original();
  return { ...others, site: { ...site, social: [], address: [site.name], openingHours: [] } };
});

vi.mock(import("#content/navigation.ts"), async (original) => ({
  ...(await original()),
  pageList: [],
}));

beforeAll(() => void vi.resetModules());
afterAll(() => void vi.resetModules());

const modules = import.meta.glob<Record<string, ComponentType>>("./footer-style-*.tsx");
const footers = Object.entries(modules).map(([path, load]) => [path.slice(2, -4), load] as const);

it.each(footers)("%s keeps no place for what its business has not got", async (_, load) => {
  const exported = Object.entries(await load());
  const Footer = exported.find(([name]) => name.startsWith("FooterStyle"))![1];
  const router = createMemoryRouter([{ path: "/", element: <Footer /> }]);
  const html = parse(renderToStaticMarkup(<RouterProvider router={router} />));
  expect(html.querySelector("footer a")).not.toBeNull();
  const lists = html.querySelectorAll("nav, ul, ol, dl");
  expect(lists.filter((list) => !list.querySelector("li, dt")).map(String)).toEqual([]);
});
