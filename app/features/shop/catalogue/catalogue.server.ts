import { productCategories } from "#content/products/categories.ts";
import { type ColourId, productColours, productSizes } from "#content/products/options.ts";
import { products } from "#content/products.ts";
import type { Product } from "#content/products/complete.ts";
import type { StockLevels } from "#shared/shop/api.ts";
import type { CatalogueChoices, CatalogueItem } from "./catalogue-filter.ts";

/** What the shop's lists can be asked for. */
export const catalogueChoices: CatalogueChoices = {
  categories: productCategories.map(({ id }) => id),
  colours: Object.keys(productColours) as ColourId[],
  sizes: productSizes,
};

/**
 * All articles as lists and filters need them, newest first. For loaders: see `content/products.ts`.
 * @param levels what is left now; null while prerendering, when only the beginning is known.
 */
export function catalogue(levels: StockLevels | null): CatalogueItem[] {
  return products.map((product) => catalogueItem(product, levels));
}

/** One article without its texts. */
export function catalogueItem(product: Product, levels: StockLevels | null): CatalogueItem {
  const { slug, name, path, categories, price, compareAt, added, sizes } = product;
  return {
    slug,
    name,
    path,
    categories,
    price,
    compareAt: compareAt ?? null,
    added: added ?? null,
    colours: product.colours.map(({ pictures, ...colour }) => ({
      ...colour,
      picture: pictures[0],
    })),
    sizes,
    variants: product.variants.map(({ sku, colour, size, initialStock }) => ({
      sku,
      colour,
      size,
      available: levels ? (levels[sku] ?? 0) : initialStock,
    })),
  };
}
