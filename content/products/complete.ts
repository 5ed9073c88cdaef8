import { slugOf } from "#shared/plain-letters.ts";
import { productPath } from "../addresses.ts";
import { picture, type PictureSource } from "../media.ts";
import { type ProductCategory, productCategories } from "./categories.ts";
import { checkProduct, sizesOf } from "./check.ts";
import { type ColourId, productColours, type ProductSize } from "./options.ts";
import type { Pictures, ProductEntry, ProductFacts, Stock } from "./product.ts";

/** What an article looks like in one colour; one that comes in one make has one of these, without id and words. */
interface ProductColour {
  id: ColourId | null;
  label: string;
  /** sRGB, for the swatch beside the label. */
  swatch: string;
  pictures: readonly [PictureSource, ...PictureSource[]];
}

/** What is bought: an article in one colour and one size. */
interface Variant {
  /** Stock keeping unit: `COAT-CAMEL-M`. */
  sku: string;
  /** Null for an article in one make. */
  colour: ColourId | null;
  size: ProductSize | null;
  /** Pieces at the beginning; what is left now, the server knows. */
  initialStock: number;
}

/** An article of the shop, complete: what its entry leaves out has its default, or stays out. */
export interface Product extends Pick<
  ProductFacts,
  "name" | "price" | "compareAt" | "story" | "material" | "care" | "added"
> {
  slug: string;
  /** Beginning of its stock keeping units. */
  sku: string;
  /** Its address. */
  path: string;
  categories: readonly [ProductCategory, ...ProductCategory[]];
  details: readonly string[];
  colours: readonly [ProductColour, ...ProductColour[]];
  /** Empty for an article without sizes. */
  sizes: readonly ProductSize[];
  variants: readonly Variant[];
  sampleReviews: NonNullable<ProductFacts["sampleReviews"]>;
}

/** Pieces of an article that nobody has counted: the one in the picture. */
const UNCOUNTED = 1;

/**
 * The articles of one file, checked and complete.
 * @param file its name; an article that names no category belongs to the one that the file is called after.
 * @throws {Error} naming file, article, field and what to write instead.
 */
export function completeProducts(file: string, entries: readonly ProductEntry[]): Product[] {
  return entries.map((entry) => complete(file, entry));
}

function complete(file: string, entry: ProductEntry): Product {
  checkProduct(file, entry);
  const { name, price, compareAt, story, material, care, added } = entry;
  const slug = entry.slug ?? slugOf(name);
  if (slug === "") {
    throw new Error(
      `content/products/${file}: "${name}": slug: write one, as the name has none of its letters.`,
    );
  }
  const sku = entry.sku ?? slug.toUpperCase();
  const makes = makesOf(entry);
  const [first, ...others] = makes;
  return {
    slug,
    sku,
    name,
    price,
    compareAt,
    path: productPath(slug),
    categories: entry.categories ?? [categoryOf(file, name)],
    story,
    details: entry.details ?? [],
    material,
    care,
    added,
    colours: [colourOf(first), ...others.map(colourOf)],
    sizes: sizesOf(first.stock),
    variants: makes.flatMap(({ id, stock }) => variantsOf(sku, id, stock)),
    sampleReviews: entry.sampleReviews ?? [],
  };
}

/** What an article comes in: its colours, or as it is. */
interface Make {
  id: ColourId | null;
  pictures: Pictures;
  stock: Stock;
}

function makesOf(entry: ProductEntry): readonly [Make, ...Make[]] {
  if (entry.colours) return entry.colours;
  return [{ id: null, pictures: entry.pictures, stock: entry.stock ?? UNCOUNTED }];
}

function variantsOf(sku: string, colour: ColourId | null, stock: Stock): Variant[] {
  if (typeof stock === "number")
    return [{ sku: skuOf(sku, colour), colour, size: null, initialStock: stock }];
  return sizesOf(stock).map((size) => ({
    sku: skuOf(sku, colour, size),
    colour,
    size,
    initialStock: stock[size] ?? 0,
  }));
}

function colourOf({ id, pictures: [first, ...others] }: Make): ProductColour {
  return {
    id,
    ...(id === null ? { label: "", swatch: "transparent" } : productColours[id]),
    pictures: [picture(first), ...others.map((name) => picture(name))],
  };
}

function skuOf(...parts: (string | null)[]): string {
  return parts
    .filter((part) => part !== null)
    .join("-")
    .replaceAll(" ", "")
    .toUpperCase();
}

function categoryOf(file: string, name: string): ProductCategory {
  const category = productCategories.find(({ id }) => `${id}.ts` === file);
  if (category) return category.id;
  const ids = productCategories.map(({ id }) => id).join(", ");
  throw new Error(
    `content/products/${file}: "${name}": categories: name at least one of ${ids}, or put it into the file of one.`,
  );
}
