import { catalogue } from "#app/features/shop/catalogue/catalogue.server.ts";
import type { StockLevels } from "#shared/shop/api.ts";
import { productCard } from "#app/features/shop/catalogue/product-cards.server.ts";

/**
 * Articles of the shop by their slugs, in this order.
 * @throws {Error} when the shop does not have one any more: then the page speaks of something that is not sold.
 */
export function articles(slugs: readonly string[], levels: StockLevels | null) {
  const items = catalogue(levels);
  return slugs.map((slug) => {
    const item = items.find((candidate) => candidate.slug === slug);
    if (!item) throw new Error(`Jun Abe’s page shows "${slug}", which is not in content/products.`);
    return productCard(item);
  });
}
