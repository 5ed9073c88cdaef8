import type { RouterContextProvider } from "react-router";
import { catalogue, catalogueChoices } from "./catalogue.server.ts";
import { productCategories, type ProductCategory } from "#content/products/categories.ts";
import { type ColourId, productColours, type ProductSize } from "#content/products/options.ts";
import { shop } from "#content/shop.ts";
import { site } from "#content/site.ts";
import {
  catalogueFacets,
  cataloguePage,
  type CatalogueQuery,
  everything,
  readCatalogueQuery,
  type UnreadPrices,
  unreadPrices,
} from "./catalogue-filter.ts";
import { formatRoundMoney } from "#shared/shop/money.ts";
import { pagePath } from "#app/engine/page-path.ts";
import { productCard } from "./product-cards.server.ts";
import type { ProductCardData } from "./product-card/product-card.tsx";
import { stockLevels } from "../article/stock-levels.server.ts";

/** Articles on one page of a list: full rows in two, three and four columns. */
const PAGE_SIZE = 12;

/** One choice of a filter, with the number of articles it would show. */
export interface FilterChoice<Value extends string = string> {
  value: Value;
  label: string;
  count: number;
  /** Colours only. */
  swatch?: string;
}

/** A list of articles at one address: what it shows, and what it could show instead. */
export interface CatalogueView {
  /** Address of the list, without its query. */
  path: string;
  query: CatalogueQuery;
  unread: UnreadPrices;
  products: ProductCardData[];
  /** Articles found, on every page of the list. */
  total: number;
  page: number;
  pages: number;
  /** Choices that there are, or that the chosen category has, and those that were made: they stay where they are while others change. */
  categories: FilterChoice<ProductCategory>[];
  colours: FilterChoice<ColourId>[];
  sizes: FilterChoice<ProductSize>[];
  inStock: number;
  /** Bounds of the prices to be had, in whole units of the currency, and the currency's sign. */
  prices: { lowest: number; highest: number; sign: string };
}

/** What a list shows at an address (`catalogue-filter.ts` reads its query). Stock as it is now, while there is a server to ask. */
export async function catalogueView(
  url: URL,
  context: Readonly<RouterContextProvider>,
): Promise<CatalogueView> {
  const items = catalogue(await stockLevels(context));
  const query = readCatalogueQuery(url.searchParams, catalogueChoices);
  const { items: found, total, page, pages } = cataloguePage(items, query, PAGE_SIZE);
  const facets = catalogueFacets(items, query, catalogueChoices);
  const all = catalogueFacets(items, everything, catalogueChoices);
  const own = catalogueFacets(items, { ...everything, category: query.category }, catalogueChoices);
  return {
    path: pagePath(url.pathname),
    query,
    unread: unreadPrices(url.searchParams),
    products: found.map((item) => productCard(item, query.colours)),
    total,
    page,
    pages,
    categories: productCategories
      .filter(({ id }) => id in all.categories || id === query.category)
      .map(({ id, label }) => ({ value: id, label, count: facets.categories[id] ?? 0 })),
    colours: catalogueChoices.colours
      .filter((id) => id in own.colours || query.colours.includes(id))
      .map((id) => ({ value: id, ...productColours[id], count: facets.colours[id] ?? 0 })),
    sizes: catalogueChoices.sizes
      .filter((size) => size in own.sizes || query.sizes.includes(size))
      .map((size) => ({ value: size, label: size, count: facets.sizes[size] ?? 0 })),
    inStock: facets.inStock,
    prices: {
      ...own.price,
      sign: formatRoundMoney(0, shop.currency, site.locale).replaceAll(/[\p{Nd}\s]/gu, ""),
    },
  };
}
