import type { PictureName } from "../media.ts";
import type { ProductCategory } from "./categories.ts";
import type { ColourId, ProductSize } from "./options.ts";

/**
 * An article as its owner writes it down in `content/products/CATEGORY.ts`: a name, a price and a picture are enough,
 * and pages leave out what is not said.
 */
export type ProductEntry = ProductFacts & (InOneMake | InColours);

/** What an article is in all its colours. */
export interface ProductFacts {
  name: string;
  /** In the smallest unit of the shop's currency (cents; whole yen), tax as configured in `content/shop.ts`. */
  price: number;
  /** Last part of its address; left out: the name in lower case. */
  slug?: string;
  /**
   * Beginning of its stock keeping units, in capitals: `COAT` makes `COAT-CAMEL-M`. Left out: the slug in capitals. Never changed once
   * sold: an article that gets another name later has to have it written down.
   */
  sku?: string;
  /** Where it is found; the first one is its own. Left out: the category that its file is called after. */
  categories?: readonly [ProductCategory, ...ProductCategory[]];
  /** What it cost before, where it is reduced. */
  compareAt?: number;
  /** Two or three sentences that are true. */
  story?: string;
  /** Facts: measures, make, what is in the box. */
  details?: readonly string[];
  material?: string;
  care?: string;
  /** Day on which it came into the shop, for the sort by newest: `2026-09-04`. Left out: older than all others. */
  added?: string;
  /** Invented reviews, shown as samples and never told to search engines. */
  sampleReviews?: readonly SampleReview[];
}

export type Pictures = readonly [PictureName, ...PictureName[]];

/**
 * Pieces there are when the article first comes into the database; from then on the database counts. One number for an
 * article without sizes, else one for each size.
 */
export type Stock = number | Readonly<Partial<Record<ProductSize, number>>>;

interface InOneMake {
  pictures: Pictures;
  /** Left out: one piece, the one in the picture. */
  stock?: Stock;
  colours?: never;
}

interface InColours {
  colours: readonly [ProductColourEntry, ...ProductColourEntry[]];
  pictures?: never;
  stock?: never;
}

interface ProductColourEntry {
  id: ColourId;
  pictures: Pictures;
  stock: Stock;
}

interface SampleReview {
  name: string;
  /** One to five. */
  rating: 1 | 2 | 3 | 4 | 5;
  /** `2026-10-02` */
  date: string;
  text: string;
}
