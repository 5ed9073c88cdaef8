import { productPath } from "#content/addresses.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { picture } from "#content/media.ts";
import { anyPicture } from "#tests/support/pictures.ts";
import { sellIn } from "#tests/support/sell-in.ts";
import {
  type CatalogueChoices,
  catalogueFacets,
  type CatalogueItem,
  cataloguePage,
  catalogueSearch,
  everything,
  filterCatalogue,
  readCatalogueQuery,
  unreadPrices,
} from "./catalogue-filter.ts";

/** A shop of its own: two categories, three colours, sizes; `coat` in ink and S is sold out. */
const choices = {
  categories: ["garden", "attic"],
  colours: ["ink", "moss", "rose"],
  sizes: ["S", "M"],
} as unknown as CatalogueChoices;

type Stock = Readonly<Record<string, number>>;

/** @param stock pieces by `colour size`, or by colour alone. */
function item(
  slug: string,
  categories: string[],
  price: number,
  added: string | null,
  stock: Stock,
): CatalogueItem {
  const variants = Object.entries(stock).map(([key, available]) => {
    const [colour = "", size = null] = key.split(" ");
    return { sku: `${slug}-${key}`, colour: colour || null, size, available };
  });
  return {
    slug,
    name: slug,
    path: productPath(slug),
    categories,
    price,
    compareAt: null,
    added,
    colours: [...new Set(variants.map(({ colour }) => colour))].map((id) => ({
      id,
      label: id ?? "",
      swatch: "",
      picture: picture(anyPicture),
    })),
    sizes: [],
    variants,
  } as unknown as CatalogueItem;
}

const items = [
  item("apron", ["garden"], 4500, null, { "": 1 }),
  item("boots", ["garden"], 9000, "2026-01-01", { "moss S": 2, "moss M": 1 }),
  item("coat", ["garden", "attic"], 28900, "2026-03-01", { "ink S": 0, "ink M": 2, "moss S": 3 }),
  item("dress", ["attic"], 2400, "2026-02-01", { "rose M": 4 }),
  item("easel", ["attic"], 6000, "2026-02-01", { ink: 0 }),
];

beforeEach(() => {
  sellIn("EUR");
});

const query = (search: string) => readCatalogueQuery(new URLSearchParams(search), choices);
const found = (search: string) => filterCatalogue(items, query(search)).map(({ slug }) => slug);
const facetsOf = (search: string) => catalogueFacets(items, query(search), choices);

describe("a query in an address", () => {
  it("is read and written in one spelling", () => {
    const search =
      "?category=attic&colour=ink&colour=moss&size=S&size=M&min=20&max=150&stock=in&sort=price-up&page=2";
    expect(catalogueSearch(query(search))).toBe(search);
    expect(catalogueSearch(query("?size=M&colour=moss&size=S&colour=ink&sort=newest"))).toBe(
      "?colour=ink&colour=moss&size=S&size=M",
    );
    expect(catalogueSearch(query(""))).toBe("");
    expect(query("")).toEqual(everything);
  });

  it.each([
    "?category=cellar",
    "?colour=__proto__&size=XXXL",
    "?min=-5&max=1e9&min=",
    "?sort=toString&page=0&page=-1",
    "?stock=yes&unknown=1",
  ])("shows everything for what it does not know: %s", (search) => {
    expect(found(search)).toHaveLength(items.length);
  });

  it("takes bounds in the wrong order for the range between them", () => {
    expect(query("?min=100&max=50")).toMatchObject({ minPrice: 50, maxPrice: 100 });
  });
});

describe("a price that is none", () => {
  it("is told from one that is, and from nothing", () => {
    const unread = (search: string) => unreadPrices(new URLSearchParams(search));
    expect(unread("min=abc&max=40")).toEqual({ min: "abc" });
    expect(unread("min=-3&max=1e9")).toEqual({ min: "-3", max: "1e9" });
    expect(unread("min=+12+&max=")).toEqual({});
    expect(query("min=+12+").minPrice).toBe(12);
  });

  it("is none of those that other keyboards write", () => {
    expect(query("min=١٢&max=４０")).toMatchObject({ minPrice: 12, maxPrice: 40 });
    expect(unreadPrices(new URLSearchParams("min=١٢&max=４０"))).toEqual({});
  });
});

describe("a filtered list", () => {
  it("narrows by category, colour, size and price, alone and together", () => {
    expect(found("?category=garden")).toEqual(["coat", "boots", "apron"]);
    expect(found("?colour=rose")).toEqual(["dress"]);
    expect(found("?colour=rose&colour=moss")).toEqual(["coat", "dress", "boots"]);
    expect(found("?category=attic&max=30")).toEqual(["dress"]);
    expect(found("?category=attic&colour=moss&max=30")).toEqual([]);
  });

  it("wants colour, size and stock in one and the same piece", () => {
    expect(found("?colour=ink&size=S")).toEqual(["coat"]);
    expect(found("?colour=ink&size=S&stock=in")).toEqual([]);
    expect(found("?colour=moss&size=S&stock=in")).toEqual(["coat", "boots"]);
  });

  it("shows an article in one make where no colour is asked for", () => {
    expect(found("?stock=in&min=40&max=50")).toEqual(["apron"]);
    expect(found("?colour=ink&min=40&max=50")).toEqual([]);
  });

  it("sorts by age, price and name; of unknown age is older than all", () => {
    expect(found("")).toEqual(["coat", "dress", "easel", "boots", "apron"]);
    expect(found("?sort=price-up")[0]).toBe("dress");
    expect(found("?sort=price-down")[0]).toBe("coat");
    expect(found("?sort=name")[0]).toBe("apron");
  });

  it("comes in pages, the last of which is the end", () => {
    const pages = [1, 2, 3].flatMap((page) =>
      cataloguePage(items, { ...everything, page }, 2).items.map(({ slug }) => slug),
    );
    expect(pages).toEqual(found(""));
    expect(cataloguePage(items, query("?page=99"), 2)).toMatchObject({ page: 3, pages: 3 });
    expect(cataloguePage([], everything, 2)).toEqual({ items: [], total: 0, page: 1, pages: 1 });
  });
});

describe("the numbers beside filters", () => {
  it("say what each choice would show, the others as they are", () => {
    expect(facetsOf("?category=garden&colour=moss")).toMatchObject({
      categories: { garden: 2, attic: 1 },
      colours: { ink: 1, moss: 2 },
      sizes: { S: 2, M: 1 },
      inStock: 2,
    });
    expect(facetsOf("?category=garden").colours).not.toHaveProperty("rose");
  });

  it("keep the whole range of prices while one is chosen", () => {
    expect(facetsOf("").price).toEqual({ lowest: 24, highest: 289 });
    expect(facetsOf("?min=50&max=60").price).toEqual({ lowest: 24, highest: 289 });
  });
});

describe.each([
  { currency: "EUR", lowest: 24, highest: 289, min: 40, max: 50 },
  { currency: "JPY", lowest: 2400, highest: 28900, min: 4000, max: 5000 },
  { currency: "KWD", lowest: 2, highest: 29, min: 4, max: 5 },
])("in $currency, bounds of the price", ({ currency, lowest, highest, min, max }) => {
  beforeEach(() => {
    sellIn(currency);
  });

  it("are whole units of it, and keep no article out", () => {
    expect(facetsOf("").price).toEqual({ lowest, highest });
    expect(found(`?min=${lowest}&max=${highest}`)).toHaveLength(items.length);
  });

  it("are compared with prices in its smallest unit", () => {
    const search = `?min=${min}&max=${max}`;
    expect(found(search)).toEqual(["apron"]);
    expect(catalogueSearch(query(search))).toBe(search);
  });
});

it("a bound may be as high as prices in rupiah", () => {
  expect(query("?max=12500000").maxPrice).toBe(12_500_000);
  expect(unreadPrices(new URLSearchParams("max=99999999999"))).toEqual({ max: "99999999999" });
});
