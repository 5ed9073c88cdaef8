import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { allPaths } from "../all-paths.ts";
import { contentPages } from "../content-pages.ts";
import { findPage, pages, registeredSpelling } from "./registry.ts";

const specification = JSON.parse(
  readFileSync(new URL("../../docs/specification/routes.json", import.meta.url), "utf8"),
) as Record<string, unknown>;

/** The fixed routes of the specification: every list of addresses except the parametric ones. */
const specified = Object.entries(specification)
  .filter(([group]) => group !== "parametric")
  .flatMap(([, list]) => (Array.isArray(list) ? (list as string[]) : []))
  .filter((path) => path.startsWith("/"));

describe("the page registry", () => {
  it("holds exactly the 224 fixed routes of the specification, letter for letter", () => {
    expect(specified).toHaveLength(224);
    expect(pages.map((page) => page.path).toSorted()).toEqual(specified.toSorted());
  });

  it("gives every page its own title, and a description that fits a search result", () => {
    const all = [...pages, ...contentPages];
    const titles = all.map((page) => page.title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    for (const page of all) {
      expect(page.description.length, page.path).toBeGreaterThanOrEqual(70);
      expect(page.description.length, page.path).toBeLessThanOrEqual(160);
    }
  });

  it("names only canonical addresses that are themselves canonical", () => {
    for (const page of pages.filter((page) => page.canonical)) {
      expect(findPage(page.canonical!)?.canonical).toBeUndefined();
      expect(findPage(page.canonical!)).toBeDefined();
    }
  });

  it("corrects case and trailing slashes, and nothing else", () => {
    expect(registeredSpelling("/Page/About-Us")).toBe("/page/about-us");
    expect(registeredSpelling("/page/about-us/")).toBe("/page/about-us");
    expect(registeredSpelling("/page/about-us")).toBeNull();
    expect(registeredSpelling("/")).toBeNull();
    expect(registeredSpelling("/no-such-page/")).toBeNull();
  });

  it("lists every page and every page of a piece of content once in allPaths, and only canonical ones for the sitemap", () => {
    const paths = allPaths().map(({ path }) => path);
    expect(paths).toEqual([...pages, ...contentPages].map(({ path }) => path));
    expect(new Set(paths).size).toBe(paths.length);
    expect(allPaths().find(({ path }) => path === "/home-consulting")?.inSitemap).toBe(false);
  });
});
