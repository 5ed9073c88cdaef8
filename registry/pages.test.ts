import { describe, expect, it } from "vitest";
import { lengthInLetters } from "#tests/support/description-length.ts";
import { allPaths } from "./all-paths.ts";
import { contentPages } from "./content-pages.ts";
import { findPage, pages, withPlainAddresses } from "./pages.ts";

describe("the page registry", () => {
  it("gives every page its own title, and a description that fits a search result", () => {
    const all = [...pages, ...contentPages];
    const titles = all.filter(({ canonical }) => !canonical).map((page) => page.title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    for (const { path, description } of all)
      expect(description.length, path).toBeLessThanOrEqual(160);
    for (const { path, description } of pages)
      expect(lengthInLetters(description), path).toBeGreaterThanOrEqual(70);
    // What a post or an article says of itself in a sentence may be short.
    for (const { path, description } of contentPages) expect(description.trim(), path).not.toBe("");
  });

  it("refuses addresses that browsers would write otherwise, with a sentence", () => {
    const [page] = pages;
    expect(() => withPlainAddresses([{ ...page!, path: "/über-uns" }])).toThrow(
      /cannot be at \/über-uns/,
    );
    expect(() => withPlainAddresses([{ ...page!, path: "/about us" }])).toThrow(/cannot be at/);
    expect(withPlainAddresses(pages)).toBe(pages);
  });

  it("names only canonical addresses that are themselves canonical", () => {
    for (const page of pages.filter((page) => page.canonical)) {
      expect(findPage(page.canonical!)?.canonical).toBeUndefined();
      expect(findPage(page.canonical!)).toBeDefined();
    }
  });

  it("lists every page and every page of a piece of content once in allPaths, and only canonical ones for the sitemap", () => {
    const paths = allPaths().map(({ path }) => path);
    expect(paths).toEqual([...pages, ...contentPages].map(({ path }) => path));
    expect(new Set(paths).size).toBe(paths.length);
    for (const { path, inSitemap } of allPaths(pages))
      expect(inSitemap, path).toBe(findPage(path)?.canonical === undefined);
  });

  it("leaves out of the sitemap what has nothing yet, and refuses a second page at an address", () => {
    const grid = { path: "/grid", title: "Grid" };
    const empty = { path: "/empty", title: "Empty", inSitemap: false } as const;
    expect(allPaths([grid, empty])).toEqual([
      { path: "/grid", prerender: true, inSitemap: true },
      { path: "/empty", prerender: true, inSitemap: false },
    ]);
    expect(() => allPaths([grid, { path: "/grid", title: "A post" }])).toThrow(
      'Pages: "A post": address: /grid is taken by "Grid"; choose another.',
    );
  });
});
