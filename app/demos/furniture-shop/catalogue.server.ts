import { catalogue, catalogueItem } from "#app/features/shop/catalogue/catalogue.server.ts";
import type { StockLevels } from "#shared/shop/api.ts";
import { SHOP } from "#content/addresses.ts";
import { armchairMeasures } from "#content/products/armchair-measures.ts";
import { findProduct } from "#content/products.ts";
import type { Product } from "#content/products/complete.ts";
import { shop } from "#content/shop.ts";
import {
  catalogueSearch,
  everything,
  filterCatalogue,
  isInStock,
} from "#app/features/shop/catalogue/catalogue-filter.ts";
import type { CatalogueGroup } from "./bands/catalogue-index/catalogue-index.tsx";
import { money } from "#app/features/shop/price.tsx";
import { productCard } from "#app/features/shop/catalogue/product-cards.server.ts";
import type { SeenArticle } from "./bands/evening-kitchen/evening-kitchen.tsx";

/** The part of the shop that is about homes. */
const HOME = "collections";
/** Its address. */
export const HOME_DEPARTMENT = `${SHOP}${catalogueSearch({ category: HOME })}`;
/** The armchair, which has the first screen to itself. */
const ARMCHAIR = "curved-armchair";
/** Articles on the spread, and those of them that no picture of the page has shown before. */
const SPREAD = 5;
const UNSEEN = ["three-mugs", "two-notebooks"];

/**
 * The article at a slug.
 * @throws {Error} when the shop does not have it any more: then the page speaks of something that is not sold.
 */
export function article(slug: string): Product {
  const product = findProduct(slug);
  if (!product)
    throw new Error(`The furniture home shows "${slug}", which is not in content/products.`);
  return product;
}

/** The armchair in its colours, as the first screen sells it. */
export function armchair(levels: StockLevels | null) {
  const { name, path, price, variants, colours } = catalogueItem(article(ARMCHAIR), levels);
  return {
    name,
    href: path,
    price: money(price, shop.currency),
    variants,
    colours,
    maxQuantity: shop.maxQuantity,
    measures: armchairMeasures,
  };
}

/** The first cloth of the armchair that is sold out; null while all can be had. */
export function awaitedCloth(levels: StockLevels | null) {
  const { colours, variants } = catalogueItem(article(ARMCHAIR), levels);
  const canBeHad = (id: (typeof colours)[number]["id"]) =>
    isInStock({ variants: variants.filter(({ colour }) => colour === id) });
  return colours.find(({ id }) => !canBeHad(id)) ?? null;
}

/** What else there is for the home, newest first; what can be had before what is sold out. */
export function spread(levels: StockLevels | null) {
  return (
    filterCatalogue(catalogue(levels), { ...everything, category: HOME })
      // An article that stands in several departments belongs to its first.
      .filter(({ slug, categories }) => slug !== ARMCHAIR && categories[0] === HOME)
      .sort(
        (a, b) =>
          Number(isInStock(b)) - Number(isInStock(a)) ||
          Number(UNSEEN.includes(b.slug)) - Number(UNSEEN.includes(a.slug)),
      )
      .slice(0, SPREAD)
      .map((item) => productCard(item))
  );
}

/** A group of the index, with a picture of its first article: in its second colour, as the first has been seen above. */
export function group(
  label: string,
  drawing: CatalogueGroup["drawing"],
  slugs: readonly [string, ...string[]],
): CatalogueGroup {
  const { colours } = article(slugs[0]);
  return {
    label,
    drawing,
    picture: (colours[1] ?? colours[0]).pictures[0],
    articles: slugs.map((slug) => {
      const { name, path, price } = article(slug);
      return { name, href: path, price: money(price, shop.currency) };
    }),
  };
}

/** An article seen in the kitchen: where in the drawing, and what it does there. */
export function seen(slug: string, place: Pick<SeenArticle, "x" | "y" | "note">): SeenArticle {
  const { name, path, price, colours } = article(slug);
  return {
    ...place,
    name,
    href: path,
    price: money(price, shop.currency),
    picture: colours[0].pictures[0],
  };
}
