import { shop } from "#content/shop.ts";
import type { ColourId } from "#content/products/options.ts";
import { counted } from "#shared/counted.ts";
import { FEW } from "#shared/shop/stock.ts";
import { type CatalogueItem, isInStock } from "./catalogue-filter.ts";
import { money } from "../price.tsx";
import * as words from "../words.ts";
import type { ProductCardData } from "./product-card/product-card.tsx";

/**
 * An article as its card shows it: what a list of many does not need stays on the server.
 * @param wanted colours that the visitor asked for: the card shows the article in the first of them.
 */
export function productCard(
  item: CatalogueItem,
  wanted: readonly ColourId[] = [],
): ProductCardData {
  const { slug, name, price, compareAt, variants } = item;
  const colours = item.colours.map(({ id, label, swatch, picture }) => {
    const own = variants.filter(({ colour }) => colour === id);
    const shown = own.find(({ available }) => available > 0) ?? own[0];
    return {
      label,
      swatch,
      picture,
      href: `${item.path}?variant=${shown?.sku}`,
      isAvailable: own.some(({ available }) => available > 0),
    };
  });
  const lead = Math.max(
    0,
    item.colours.findIndex(({ id }) => id !== null && wanted.includes(id)),
  );
  return {
    slug,
    name,
    href: lead === 0 ? item.path : colours[lead]!.href,
    price: money(price, shop.currency),
    compareAt: compareAt === null ? null : money(compareAt, shop.currency),
    lead,
    colours,
    stock: isInStock(item) ? "there" : "sold-out",
    mark: markOf(item),
  };
}

/** What is worth a word on a card; null: nothing. */
function markOf(item: CatalogueItem): string | null {
  if (!import.meta.env.IS_EXPORT) {
    if (!isInStock(item)) return words.soldOut;
    const left = item.variants.reduce((sum, { available }) => sum + available, 0);
    if (left < FEW) return counted(words.fewLeft, left);
  }
  return item.compareAt === null ? null : words.reduced;
}
