import { describe, expect, it } from "vitest";
import { allPaths } from "./all-paths.ts";
import { contentPages } from "./content-pages.ts";
import { findPage, pages, withPlainAddresses } from "./pages.ts";

describe("the page registry", () => {
  it("gives every page its own title, and a description that fits a search result", () => {
    const all = [...pages, ...contentPages];
    const titles = all.filter(({ canonical }) => !canonical).map((page) => page.title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    for (const page of all) {
      expect(page.description.length, page.path).toBeGreaterThanOrEqual(70);
      expect(page.description.length, page.path).toBeLessThanOrEqual(160);
    }
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
    for (const { path, inSitemap } of allPaths())
      expect(inSitemap, path).toBe(findPage(path)?.canonical === undefined);
  });
});
