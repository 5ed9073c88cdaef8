import * as z from "zod";
import { addressWord, fieldOf, pictureName } from "../checks.ts";
import { ownNames } from "../own-names.ts";
import { productCategories } from "./categories.ts";
import { type ColourId, productColours, type ProductSize, productSizes } from "./options.ts";
import type { ProductEntry, Stock } from "./product.ts";

const colourIds = Object.keys(productColours) as ColourId[];
const categoryIds = productCategories.map(({ id }) => id);

const SMALLEST_UNITS =
  "write a whole number of the currency's smallest unit, for example 4900 for 49 euros";

/** Or nothing. The limit lets a coat cost millions of rupiah, and keeps an order of many exact (`shared/shop/money.ts`). */
export const price = z
  .number(SMALLEST_UNITS)
  .int(SMALLEST_UNITS)
  .min(0, SMALLEST_UNITS)
  .max(10_000_000_000, "is more than an order can be computed with");

const amount = price.min(1, "must be more than nothing");

const pieces = z
  .number("write a number of pieces, 0 or more")
  .int("write a whole number of pieces")
  .min(0, "write 0 when there are none");

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, "write the day as 2026-09-04")
  .pipe(z.iso.date("is not a day of the calendar"));

const sizedStock = z.partialRecord(
  z.enum(productSizes, `sizes are ${productSizes.join(", ")} (content/products/options.ts)`),
  pieces,
);

const stock = z.union([pieces, sizedStock]);

const entry = z.strictObject({
  slug: addressWord.optional(),
  sku: z
    .string()
    .regex(/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/, "write capital letters and figures, joined by hyphens")
    .optional(),
  name: z.string().min(1, "write one").max(60, "is too long for a card: 60 letters at most"),
  categories: z
    .array(z.enum(categoryIds, `categories are ${categoryIds.join(", ")}`))
    .min(1, "name at least one category")
    .optional(),
  price: amount,
  compareAt: amount.optional(),
  story: z
    .string()
    .min(60, "write two or three sentences")
    .max(420, "write two or three sentences")
    .optional(),
  details: z
    .array(z.string().min(1, "write it, or take it out"))
    .min(1, "name at least one fact")
    .optional(),
  material: z.string().min(1, "say what it is made of").optional(),
  care: z.string().min(1, "say how to look after it").optional(),
  added: day.optional(),
  pictures: z.array(pictureName).min(1, "name at least one picture").optional(),
  stock: stock.optional(),
  colours: z
    .array(
      z.strictObject({
        id: z.enum(
          colourIds,
          `colours are ${colourIds.join(", ")}; add one in content/products/options.ts`,
        ),
        pictures: z.array(pictureName).min(1, "name at least one picture"),
        stock,
      }),
    )
    .min(1, "name at least one colour")
    .optional(),
  sampleReviews: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        rating: z.int().min(1, "is one to five").max(5, "is one to five"),
        date: day,
        text: z.string().min(10),
      }),
    )
    .optional(),
});

/**
 * Checks an article as it was written down.
 * @throws {Error} naming file, article, field and what to write instead.
 */
export function checkProduct(file: string, product: ProductEntry): void {
  const at = `content/products/${file}: "${product.slug ?? product.name}"`;
  const { error } = entry.safeParse(product);
  const issue = error?.issues[0];
  if (issue) throw new Error(`${at}: ${fieldOf(issue.path)}: ${issue.message}.`);
  const problem = disagreement(product);
  if (problem) throw new Error(`${at}: ${problem}`);
}

/** What has to be an article's own: its address, and the stock keeping units of what is sold of it. */
interface Named {
  slug: string;
  sku: string;
  variants: readonly { sku: string }[];
}

/** Checks what only shows when all files are read together. */
export function checkTogether(products: readonly Named[]): void {
  const take = ownNames("content/products");
  for (const { slug, sku, variants } of products) {
    take("slug", slug, slug);
    for (const one of new Set([sku, ...variants.map((variant) => variant.sku)]))
      take("sku", one, slug);
  }
}

function disagreement({ price, compareAt, colours, pictures, stock }: ProductEntry): string | null {
  if (!colours && !pictures) return "pictures: name at least one picture.";
  if (colours && (pictures ?? stock) !== undefined) {
    return "pictures, stock: each colour has its own; write them there.";
  }
  if (compareAt !== undefined && compareAt <= price) {
    return "compareAt: must be more than price; leave it out when nothing is reduced.";
  }
  if (!colours) return null;
  if (new Set(colours.map(({ id }) => id)).size < colours.length) {
    return "colours: each colour may stand there once.";
  }
  const sizes = colours.map(({ stock: own }) => sizesOf(own).join(" "));
  if (new Set(sizes).size > 1) {
    return "colours: all colours come in the same sizes; write 0 for a size that is sold out.";
  }
  return null;
}

/** Sizes that a stock is written for, in the order of the list; none for a plain number. */
export function sizesOf(stock: Stock): readonly ProductSize[] {
  return typeof stock === "number" ? [] : productSizes.filter((size) => size in stock);
}
