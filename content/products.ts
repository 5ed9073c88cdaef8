import { picture, type PictureSource } from "./media.ts";
import { accessories } from "./products/accessories.ts";
import { checkProducts, checkTogether, sizesOf } from "./products/check.ts";
import { collections } from "./products/collections.ts";
import { men } from "./products/men.ts";
import { type ColourId, productColours, type ProductSize } from "./products/options.ts";
import type { ProductEntry } from "./products/product.ts";
import { women } from "./products/women.ts";

/** A colour in which an article comes. */
interface ProductColour {
  id: ColourId;
  label: string;
  /** sRGB, for the swatch beside the label. */
  swatch: string;
  pictures: readonly [PictureSource, ...PictureSource[]];
}

/** What is bought: an article in one colour and one size. */
export interface Variant {
  /** Stock keeping unit: `COAT-CAMEL-M`. */
  sku: string;
  colour: ColourId;
  size: ProductSize | null;
  /** Pieces at the beginning; what is left now, the server knows. */
  initialStock: number;
}

/** An article of the shop, complete. */
export interface Product extends Omit<ProductEntry, "colours" | "sampleReviews" | "sku"> {
  /** `/shop/single-product/{slug}` */
  path: string;
  colours: readonly [ProductColour, ...ProductColour[]];
  /** Empty for an article without sizes. */
  sizes: readonly ProductSize[];
  variants: readonly Variant[];
  sampleReviews: NonNullable<ProductEntry["sampleReviews"]>;
}

const files = {
  "women.ts": women,
  "men.ts": men,
  "accessories.ts": accessories,
  "collections.ts": collections,
};

for (const [file, entries] of Object.entries(files)) checkProducts(file, entries);
const entries = Object.values(files).flat();
checkTogether(entries);

/**
 * All articles, newest first. For loaders and the server only: the texts do not belong in a page's script, and the build stops
 * if browser code imports this file.
 */
export const products: readonly Product[] = entries
  .map(complete)
  .sort((a, b) => b.added.localeCompare(a.added) || a.slug.localeCompare(b.slug));

const bySlug = new Map(products.map((product) => [product.slug, product]));
const bySku = new Map(
  products.flatMap((product) =>
    product.variants.map((variant) => [variant.sku, { product, variant }] as const),
  ),
);

/** The article at `/shop/single-product/{slug}`; undefined when there is none. */
export function findProduct(slug: string): Product | undefined {
  return bySlug.get(slug);
}

/** The article and variant behind a stock keeping unit; undefined when it is not sold (any more). */
export function findSku(sku: string): { product: Product; variant: Variant } | undefined {
  return bySku.get(sku);
}

function complete({ sku, sampleReviews = [], ...entry }: ProductEntry): Product {
  const [first, ...others] = entry.colours;
  return {
    ...entry,
    path: `/shop/single-product/${entry.slug}`,
    colours: [colourOf(first), ...others.map(colourOf)],
    sizes: sizesOf(first.stock),
    variants: entry.colours.flatMap(({ id, stock }): Variant[] =>
      typeof stock === "number"
        ? [{ sku: skuOf(sku, id), colour: id, size: null, initialStock: stock }]
        : sizesOf(stock).map((size) => ({
            sku: skuOf(sku, id, size),
            colour: id,
            size,
            initialStock: stock[size] ?? 0,
          })),
    ),
    sampleReviews,
  };
}

function colourOf({ id, pictures }: ProductEntry["colours"][number]): ProductColour {
  const [first, ...others] = pictures;
  return {
    id,
    ...productColours[id],
    pictures: [picture(first), ...others.map((name) => picture(name))],
  };
}

function skuOf(...parts: string[]): string {
  return parts.join("-").replaceAll(" ", "").toUpperCase();
}
