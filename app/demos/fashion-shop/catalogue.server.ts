import { catalogue, catalogueItem } from "#app/features/shop/catalogue/catalogue.server.ts";
import type { StockLevels } from "#shared/shop/api.ts";
import { SHOP } from "#content/addresses.ts";
import type { PictureName } from "#content/media.ts";
import { picture } from "#content/media.ts";
import { type ProductCategory, productCategories } from "#content/products/categories.ts";
import type { ColourId } from "#content/products/options.ts";
import { findProduct } from "#content/products.ts";
import type { Product } from "#content/products/complete.ts";
import { shop } from "#content/shop.ts";
import { catalogueSearch, isInStock } from "#app/features/shop/catalogue/catalogue-filter.ts";
import { money } from "#app/features/shop/price.tsx";
import { productCard } from "#app/features/shop/catalogue/product-cards.server.ts";
import type { LookArticle } from "./bands/lookbook/lookbook.tsx";
import type { ReducedArticle } from "./bands/sale-band/sale-band.tsx";

/** What is worn and carried; the rest of the shop is for homes. */
const WORN: readonly ProductCategory[] = ["women", "men", "accessories"];
/** Articles that came in last, one of them large. */
const NEWEST = 5;

/**
 * The article at a slug.
 * @throws {Error} when the shop does not have it any more: then the page speaks of something that is not sold.
 */
function article(slug: string): Product {
  const product = findProduct(slug);
  if (!product)
    throw new Error(`The fashion home shows "${slug}", which is not in content/products.`);
  return product;
}

/** What came in last for people, newest first; what can be had only. */
export function newest(levels: StockLevels | null) {
  return catalogue(levels)
    .filter((item) => WORN.includes(item.categories[0]!) && isInStock(item))
    .slice(0, NEWEST)
    .map((item) => productCard(item));
}

/** The articles of a look with their stock, and what all of them cost together. */
export function worn(
  pieces: readonly { slug: string; colour: ColourId }[],
  levels: StockLevels | null,
): { articles: LookArticle[]; total: string } {
  const items = pieces.map(({ slug, colour }) => ({
    item: catalogueItem(article(slug), levels),
    colour,
  }));
  return {
    articles: items.map(({ item, colour }) => {
      const variants = item.variants.filter((variant) => variant.colour === colour);
      const label = item.colours.find(({ id }) => id === colour)?.label;
      if (!variants[0] || !label)
        throw new Error(`The fashion home shows "${item.slug}" in ${colour}, which is not sold.`);
      return {
        name: item.name,
        href: `${item.path}?variant=${variants[0].sku}`,
        colour: label,
        price: money(item.price, shop.currency),
        compareAt: item.compareAt === null ? null : money(item.compareAt, shop.currency),
        variants: variants.map(({ sku, size, available }) => ({ sku, size, available })),
      };
    }),
    total: money(
      items.reduce((sum, { item }) => sum + item.price, 0),
      shop.currency,
    ),
  };
}

/** A reduced article and the reason for it. */
export function reduced(slug: string, reason: string): ReducedArticle {
  const { name, path, price, compareAt, colours } = article(slug);
  if (compareAt === undefined)
    throw new Error(`The fashion home calls "${slug}" reduced, which it is not.`);
  return {
    name,
    href: path,
    price: money(price, shop.currency),
    compareAt: money(compareAt, shop.currency),
    reason,
    picture: colours[0].pictures[0],
  };
}

/** An article as the cutting table speaks of it: what the cloth becomes. */
export function becomes(slug: string) {
  const { name, path, price } = article(slug);
  return { name, href: path, price: money(price, shop.currency) };
}

/** Every department with the number of its articles and something from it: first those in `shown`, then the others with what is on their doors. */
export function departments(shown: Readonly<Partial<Record<ProductCategory, PictureName>>>) {
  const all = catalogue(null);
  const order = [...Object.keys(shown), ...productCategories.map(({ id }) => id)];
  const sorted = productCategories.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  return sorted.map(({ id, label, picture: door }) => ({
    label,
    href: `${SHOP}${catalogueSearch({ category: id })}`,
    count: all.filter(({ categories }) => categories.includes(id)).length,
    picture: picture(shown[id] ?? door),
  }));
}
