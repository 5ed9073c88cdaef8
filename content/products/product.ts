import type { PictureName } from "../media.ts";
import type { ProductCategory } from "./categories.ts";
import type { ColourId, ProductSize } from "./options.ts";

/** An article as its owner writes it down in `content/products/CATEGORY.ts`. */
export interface ProductEntry {
  /** Last part of `/shop/single-product/{slug}`. */
  slug: string;
  /** Beginning of its stock keeping units, in capitals: `COAT` makes `COAT-CAMEL-M`. Never changed once sold. */
  sku: string;
  name: string;
  /** Where it is found; the first one is its own. */
  categories: readonly [ProductCategory, ...ProductCategory[]];
  /** In cents of the shop's currency, tax as configured in `content/shop.ts`. */
  price: number;
  /** What it cost before, where it is reduced. */
  compareAt?: number;
  /** Two or three sentences that are true. */
  story: string;
  /** Facts: measures, make, what is in the box. */
  details: readonly string[];
  material: string;
  care: string;
  /** Day on which it came into the shop, for the sort by newest: `2026-09-04`. */
  added: string;
  colours: readonly [ProductColourEntry, ...ProductColourEntry[]];
  /** Invented reviews, shown as samples and never told to search engines. */
  sampleReviews?: readonly SampleReview[];
}

interface ProductColourEntry {
  id: ColourId;
  pictures: readonly [PictureName, ...PictureName[]];
  /**
   * Pieces there are when the article first comes into the database; from then on the database counts. One number for an
   * article without sizes, else one for each size.
   */
  stock: number | Readonly<Partial<Record<ProductSize, number>>>;
}

interface SampleReview {
  name: string;
  /** One to five. */
  rating: 1 | 2 | 3 | 4 | 5;
  /** `2026-10-02` */
  date: string;
  text: string;
}
