import { accessories } from "./products/accessories.ts";
import { checkTerms } from "./products/check-terms.ts";
import { checkTogether } from "./products/check.ts";
import { collections } from "./products/collections.ts";
import { completeProducts, type Product } from "./products/complete.ts";
import { men } from "./products/men.ts";
import { women } from "./products/women.ts";
import { shop } from "./shop.ts";

const files = {
  "women.ts": women,
  "men.ts": men,
  "accessories.ts": accessories,
  "collections.ts": collections,
};

/**
 * All articles, newest first. For loaders and the server only: the texts do not belong in a page's script, and the build stops
 * if browser code imports this file.
 */
export const products: readonly Product[] = Object.entries(files)
  .flatMap(([file, entries]) => completeProducts(file, entries))
  .sort((a, b) => (b.added ?? "").localeCompare(a.added ?? "") || a.slug.localeCompare(b.slug));

checkTogether(products);
checkTerms(shop);

const bySlug = new Map(products.map((product) => [product.slug, product]));

/** The article of this name; undefined when there is none. */
export function findProduct(slug: string): Product | undefined {
  return bySlug.get(slug);
}
