import { describe, expect, it } from "vitest";
import { catalogue } from "./catalogue.server.ts";
import {
  catalogueFacets,
  cataloguePage,
  catalogueSearch,
  filterCatalogue,
  readCatalogueQuery,
  unreadPrices,
} from "./catalogue-filter.ts";

const items = catalogue(null);
const query = (search: string) => readCatalogueQuery(new URLSearchParams(search));
const found = (search: string) => filterCatalogue(items, query(search)).map(({ slug }) => slug);

describe("a query in an address", () => {
  it("is read and written in one spelling", () => {
    const search =
      "?category=men&colour=clay&colour=sage&size=M&size=42&min=20&max=150&stock=in&sort=price-up&page=2";
    expect(catalogueSearch(query(search))).toBe(search);
    expect(catalogueSearch(query("?size=42&colour=sage&size=M&colour=clay&sort=newest"))).toBe(
      "?colour=clay&colour=sage&size=M&size=42",
    );
    expect(catalogueSearch(query(""))).toBe("");
  });

  it.each([
    "?category=children",
    "?colour=__proto__&size=XXXL",
    "?min=-5&max=1e9&min=",
    "?sort=toString&page=0&page=-1",
    "?stock=yes&unknown=1",
  ])("shows everything for what it does not know: %s", (search) => {
    expect(found(search)).toHaveLength(items.length);
  });

  it("takes bounds in the wrong order for the range between them", () => {
    expect(query("?min=100&max=50")).toMatchObject({ minPrice: 5000, maxPrice: 10000 });
  });
});

describe("a price that is none", () => {
  it("is told from one that is, and from nothing", () => {
    const unread = (search: string) => unreadPrices(new URLSearchParams(search));
    expect(unread("min=abc&max=40")).toEqual({ min: "abc" });
    expect(unread("min=-3&max=1e9")).toEqual({ min: "-3", max: "1e9" });
    expect(unread("min=+12+&max=")).toEqual({});
    expect(query("min=+12+").minPrice).toBe(1200);
  });
});

describe("a filtered list", () => {
  it("narrows by category, colour, size and price, alone and together", () => {
    expect(found("?category=collections")).toContain("curved-armchair");
    expect(found("?colour=oxblood")).toEqual(["top-handle-bag"]);
    expect(found("?colour=oxblood&colour=rust")).toEqual(["striped-throw", "top-handle-bag"]);
    expect(found("?size=90+cm")).toEqual(["bridle-belt"]);
    expect(found("?category=men&max=30")).toEqual(["five-panel-cap"]);
    expect(found("?category=men&colour=oxblood")).toEqual([]);
  });

  it("wants colour, size and stock in one and the same piece", () => {
    expect(found("?colour=slate&size=XS")).toEqual(["belted-coat"]);
    expect(found("?colour=slate&size=XS&stock=in")).toEqual([]);
    expect(found("?colour=camel&size=XS&stock=in")).toEqual(["belted-coat"]);
  });

  it("follows what is left now", () => {
    const now = catalogue({ "VASE-TERRACOTTA": 0 });
    const inStock = filterCatalogue(now, query("?stock=in"));
    expect(inStock).toEqual([]);
  });

  it("sorts by age, price and name", () => {
    expect(found("").slice(0, 2)).toEqual(["round-watch", "evening-candle"]);
    expect(found("?sort=price-up")[0]).toBe("sun-tote");
    expect(found("?sort=price-down")[0]).toBe("curved-armchair");
    expect(found("?sort=name")[0]).toBe("belted-coat");
  });

  it("comes in pages, the last of which is the end", () => {
    const pages = [1, 2, 3].flatMap(
      (page) => cataloguePage(items, { ...query(""), page }, 12).items,
    );
    expect(pages.map(({ slug }) => slug)).toEqual(found(""));
    expect(cataloguePage(items, query("?page=99"), 12)).toMatchObject({ page: 3, pages: 3 });
    expect(cataloguePage([], query(""), 12)).toEqual({ items: [], total: 0, page: 1, pages: 1 });
  });
});

describe("the numbers beside filters", () => {
  it("say what each choice would show, the others as they are", () => {
    const search = "?category=men&colour=sage";
    const facets = catalogueFacets(items, query(search));
    expect(facets.categories.men).toBe(found(search).length);
    expect(facets.categories.women).toBe(found("?category=women&colour=sage").length);
    expect(facets.colours.clay).toBe(found("?category=men&colour=clay").length);
    expect(facets.colours.oxblood).toBeUndefined();
    expect(facets.sizes["42"]).toBe(found(`${search}&size=42`).length);
    expect(facets.inStock).toBe(found(`${search}&stock=in`).length);
  });

  it("keep the whole range of prices while one is chosen", () => {
    const all = catalogueFacets(items, query("")).price;
    expect(catalogueFacets(items, query("?min=50&max=60")).price).toEqual(all);
    expect(all).toEqual({ lowest: 2400, highest: 54900 });
  });
});
