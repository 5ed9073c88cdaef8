import type { PictureSource } from "#content/media.ts";
import type { ProductCategory } from "#content/products/categories.ts";
import type { ColourId, ProductSize } from "#content/products/options.ts";
import { shop } from "#content/shop.ts";
import { site } from "#content/site.ts";
import { latinDigits } from "#shared/latin-digits.ts";
import { type Minor, minorOf } from "#shared/shop/money.ts";
import * as words from "../words.ts";

/** An article as lists and filters need it: no texts, stock as it is now. */
export interface CatalogueItem {
  slug: string;
  name: string;
  path: string;
  categories: readonly ProductCategory[];
  price: Minor;
  compareAt: Minor | null;
  /** `2026-09-04`; null: nobody knows. */
  added: string | null;
  colours: readonly {
    id: ColourId | null;
    label: string;
    swatch: string;
    picture: PictureSource;
  }[];
  sizes: readonly ProductSize[];
  variants: readonly CatalogueVariant[];
}

interface CatalogueVariant {
  sku: string;
  colour: ColourId | null;
  size: ProductSize | null;
  available: number;
}

export const catalogueSorts = {
  newest: words.newestFirst,
  "price-up": words.priceUp,
  "price-down": words.priceDown,
  name: words.byName,
} as const;

type CatalogueSort = keyof typeof catalogueSorts;

/** What a visitor asked a list for. It stands in the address, so that it can be linked, kept and used without script. */
export interface CatalogueQuery {
  category: ProductCategory | null;
  colours: readonly ColourId[];
  sizes: readonly ProductSize[];
  /** Bounds in whole units of the currency, as they stand in the address. */
  minPrice: number | null;
  maxPrice: number | null;
  inStock: boolean;
  sort: CatalogueSort;
  /** From 1. */
  page: number;
}

/** Names of the query's parameters; also names of the filter form's fields. */
export const catalogueFields = {
  category: "category",
  colour: "colour",
  size: "size",
  minPrice: "min",
  maxPrice: "max",
  inStock: "stock",
  sort: "sort",
  page: "page",
} as const;

const field = catalogueFields;

/** What a list can be asked for, in the order of its filters. */
export interface CatalogueChoices {
  categories: readonly ProductCategory[];
  colours: readonly ColourId[];
  sizes: readonly ProductSize[];
}

/** Asks for nothing: all articles, the newest first. */
export const everything: CatalogueQuery = {
  category: null,
  colours: [],
  sizes: [],
  minPrice: null,
  maxPrice: null,
  inStock: false,
  sort: "newest",
  page: 1,
};

/** Reads an address's query. What is no choice counts as not asked for: an old link still shows a list. */
export function readCatalogueQuery(
  parameters: URLSearchParams,
  { categories, colours, sizes }: CatalogueChoices,
): CatalogueQuery {
  const category = parameters.get(field.category);
  const sort = parameters.get(field.sort) ?? "";
  const bounds = [field.minPrice, field.maxPrice].map((name) => readPrice(parameters.get(name)));
  // Bounds in the wrong order are meant as the range between them.
  const [minPrice = null, maxPrice = null] = bounds.includes(null)
    ? bounds
    : bounds.toSorted((a, b) => (a ?? 0) - (b ?? 0));
  return {
    category: categories.find((id) => id === category) ?? null,
    colours: colours.filter((id) => parameters.getAll(field.colour).includes(id)),
    sizes: sizes.filter((size) => parameters.getAll(field.size).includes(size)),
    minPrice,
    maxPrice,
    inStock: parameters.get(field.inStock) === "in",
    sort: isSort(sort) ? sort : "newest",
    page: readPage(parameters.get(field.page)),
  };
}

/** What stands for a bound of the price and is none, by the parameter's name. */
export type UnreadPrices = Partial<Record<string, string>>;

/** Bounds that were typed and cannot be read: they count as not asked for, and their fields say so. */
export function unreadPrices(parameters: URLSearchParams): UnreadPrices {
  const typed = [field.minPrice, field.maxPrice].map((name) => [name, parameters.get(name) ?? ""]);
  return Object.fromEntries(
    typed.filter(([, text = ""]) => text.trim() !== "" && readPrice(text) === null),
  );
}

/** The one spelling of a query in an address: "" for everything, else with its "?". Defaults are left out. */
export function catalogueSearch(query: Partial<CatalogueQuery>): string {
  const { category, colours = [], sizes = [], minPrice, maxPrice, inStock, sort, page } = query;
  const parameters = new URLSearchParams();
  if (category) parameters.set(field.category, category);
  for (const colour of colours) parameters.append(field.colour, colour);
  for (const size of sizes) parameters.append(field.size, size);
  if (minPrice !== null && minPrice !== undefined) parameters.set(field.minPrice, String(minPrice));
  if (maxPrice !== null && maxPrice !== undefined) parameters.set(field.maxPrice, String(maxPrice));
  if (inStock) parameters.set(field.inStock, "in");
  if (sort && sort !== "newest") parameters.set(field.sort, sort);
  if (page && page > 1) parameters.set(field.page, String(page));
  return parameters.size > 0 ? `?${parameters.toString()}` : "";
}

/** The articles that fit, in the order asked for. Colour, size and stock must come together in one variant. */
export function filterCatalogue<Item extends CatalogueItem>(
  items: readonly Item[],
  query: CatalogueQuery,
): Item[] {
  return items.filter((item) => fits(item, query)).sort(orders[query.sort]);
}

/** One page of a filtered list. A page beyond the last is the last. */
export function cataloguePage<Item extends CatalogueItem>(
  items: readonly Item[],
  query: CatalogueQuery,
  pageSize: number,
): { items: Item[]; total: number; page: number; pages: number } {
  const found = filterCatalogue(items, query);
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(query.page, pages);
  return {
    items: found.slice((page - 1) * pageSize, page * pageSize),
    total: found.length,
    page,
    pages,
  };
}

export interface CatalogueFacets {
  /** How many articles each choice would show, the other filters as they are. Choices without any are left out. */
  categories: Partial<Record<ProductCategory, number>>;
  colours: Partial<Record<ColourId, number>>;
  sizes: Partial<Record<ProductSize, number>>;
  inStock: number;
  /** In whole units of the currency, the bounds that no price lies beyond while none is asked for. */
  price: { lowest: number; highest: number };
}

export function catalogueFacets(
  items: readonly CatalogueItem[],
  query: CatalogueQuery,
  choices: CatalogueChoices,
): CatalogueFacets {
  const having = (change: Partial<CatalogueQuery>) =>
    items.filter((item) => fits(item, { ...query, ...change }));
  const count = <Choice extends string>(
    given: readonly Choice[],
    change: (choice: Choice) => Partial<CatalogueQuery>,
  ) =>
    Object.fromEntries(
      given
        .map((choice) => [choice, having(change(choice)).length] as const)
        .filter(([, found]) => found > 0),
    ) as Partial<Record<Choice, number>>;
  const unit = minorOf(1, shop.currency);
  const prices = having({ minPrice: null, maxPrice: null }).map(({ price }) => price / unit);
  return {
    categories: count(choices.categories, (category) => ({ category })),
    colours: count(choices.colours, (id) => ({ colours: [id] })),
    sizes: count(choices.sizes, (size) => ({ sizes: [size] })),
    inStock: having({ inStock: true }).length,
    price: {
      lowest: prices.length > 0 ? Math.floor(Math.min(...prices)) : 0,
      highest: prices.length > 0 ? Math.ceil(Math.max(...prices)) : 0,
    },
  };
}

/** Whether any variant can be bought now. */
export function isInStock({ variants }: Pick<CatalogueItem, "variants">): boolean {
  return variants.some(({ available }) => available > 0);
}

function fits(item: CatalogueItem, query: CatalogueQuery): boolean {
  const { category, colours, sizes, minPrice, maxPrice, inStock } = query;
  return (
    (category === null || item.categories.includes(category)) &&
    (minPrice === null || item.price >= minorOf(minPrice, shop.currency)) &&
    (maxPrice === null || item.price <= minorOf(maxPrice, shop.currency)) &&
    item.variants.some(
      ({ colour, size, available }) =>
        (colours.length === 0 || (colour !== null && colours.includes(colour))) &&
        (sizes.length === 0 || (size !== null && sizes.includes(size))) &&
        (!inStock || available > 0),
    )
  );
}

const byName = (a: CatalogueItem, b: CatalogueItem) => a.name.localeCompare(b.name, site.locale);

const orders: Record<CatalogueSort, (a: CatalogueItem, b: CatalogueItem) => number> = {
  newest: (a, b) => (b.added ?? "").localeCompare(a.added ?? "") || byName(a, b),
  "price-up": (a, b) => a.price - b.price || byName(a, b),
  "price-down": (a, b) => b.price - a.price || byName(a, b),
  name: byName,
};

function isSort(text: string): text is CatalogueSort {
  return Object.hasOwn(catalogueSorts, text);
}

/** Ten figures, as a coat costs millions in some currencies. */
function readPrice(typed: string | null): number | null {
  const text = latinDigits(typed ?? "");
  return /^\s*\d{1,10}\s*$/.test(text) ? Number(text) : null;
}

function readPage(text: string | null): number {
  return text && /^\d{1,4}$/.test(text) ? Math.max(1, Number(text)) : 1;
}
