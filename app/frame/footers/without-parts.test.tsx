import { type HTMLElement, parse } from "node-html-parser";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it, vi } from "vitest";

/** A site without newsletter, shop and blog: nothing is handed in for the frame. */
vi.mock(import("#app/slots/subscribe.ts"), () => ({ subscribeForms: [] }));
vi.mock(import("#app/slots/footers.ts"), () => ({
  footerHeads: [],
  footerDirectories: [],
  footerMarks: [],
}));
vi.mock(import("#app/slots/footer-subjects.ts"), () => ({ footerSubjects: [] }));

/** The footers that there are, by their names. */
const modules = import.meta.glob<Record<string, ComponentType>>("./footer-style-*.tsx");
const footers = Object.entries(modules).map(([path, load]) => [path.slice(2, -4), load] as const);

async function rendered(load: () => Promise<Record<string, ComponentType>>): Promise<HTMLElement> {
  const exported = Object.entries(await load());
  const Footer = exported.find(([name]) => name.startsWith("FooterStyle"))![1];
  const router = createMemoryRouter([{ path: "/", element: <Footer /> }]);
  return parse(renderToStaticMarkup(<RouterProvider router={router} />));
}

it.each(footers)("%s invites to nothing that is not there", async (_, load) => {
  const html = await rendered(load);
  expect(html.querySelector("footer")).not.toBeNull();
  for (const section of html.querySelectorAll("section"))
    expect(section.querySelector("a, button, input"), section.text).not.toBeNull();
});

it.each(footers)("%s leaves no column empty where others begin", async (_, load) => {
  const html = await rendered(load);
  const later = html.querySelectorAll('[class*="lg:col-start-"]');
  for (const part of later) expect(part.previousElementSibling?.querySelector("a")).toBeTruthy();
});

it.each(footers.filter(([name]) => /-(?:07|10)$/.test(name)))(
  "%s has the first links as its index",
  async (_, load) => {
    const [index, ...others] = (await rendered(load)).querySelectorAll("footer nav");
    const numbers = index?.querySelectorAll("li > [aria-hidden]").map(({ text }) => text);
    expect(numbers).toEqual(numbers?.map((_text, at) => `${at + 1}`));
    expect(numbers?.length).toBeGreaterThan(1);
    const labels = [index, ...others].map((nav) => nav?.getAttribute("aria-label"));
    expect(new Set(labels).size).toBe(labels.length);
  },
);
