import { catalogue, catalogueItem } from "#app/features/shop/catalogue/catalogue.server.ts";
import type { StockLevels } from "#shared/shop/api.ts";
import { findProduct } from "#content/products.ts";
import type { Product } from "#content/products/complete.ts";
import { shop } from "#content/shop.ts";
import { site } from "#content/site.ts";
import { formatRoundMoney } from "#shared/shop/money.ts";
import { dayOfYear, hoursOfDaylight } from "./daylight.ts";
import type { TaggedArticle } from "./bands/article-note.tsx";
import type { Arrival } from "./bands/daylight-year/daylight-year.tsx";

/** The part of the shop that is about homes. */
export const HOME = "collections";
/** Articles among the latest. */
const LATEST = 5;

/**
 * The article at a slug.
 * @throws {Error} when the shop does not have it any more: then the page speaks of something that is not sold.
 */
function article(slug: string): Product {
  const product = findProduct(slug);
  if (!product)
    throw new Error(`The decor home shows "${slug}", which is not in content/products.`);
  return product;
}

/** 0 for the same word, in small or capital letters. */
const { compare: compareWords } = new Intl.Collator(site.locale, { sensitivity: "base" });

/** Name, price and way to an article, for a line of text. */
export function line(slug: string) {
  const { name, path, price } = article(slug);
  return { name, href: path, price: priceOf(price) };
}

/** An article in a picture, in the colour in which it stands there; `x` and `y` are where its tag is tied. */
export function tagged(sku: string, slug: string, at: { x: number; y: number }): TaggedArticle {
  const { name, path, price, material = "", details, variants, colours } = article(slug);
  const variant = variants.find((one) => one.sku === sku);
  if (!variant) throw new Error(`The decor home shows ${sku}, which is not a variant of ${slug}.`);
  const colour = colours.find(({ id }) => id === variant.colour)!;
  const isNamedForIt = name.split(" ").some((word) => compareWords(word, material) === 0);
  const note = isNamedForIt ? (details[0] ?? "") : material;
  const inWords = colours.length > 1 ? colour.label : null;
  return {
    ...at,
    slug,
    sku,
    name,
    note,
    colour: inWords,
    make: [inWords, note].filter(Boolean).join(". "),
    href: `${path}?variant=${sku}`,
    price: priceOf(price),
    picture: colour.pictures[0],
  };
}

/** The variants of these articles that stand in the picture, and how much there is of each. */
export function variantsOf(articles: readonly TaggedArticle[], levels: StockLevels | null) {
  return articles.map(({ slug, sku }) =>
    catalogueItem(article(slug), levels).variants.find((variant) => variant.sku === sku)!,
  );
}

/**
 * What came in last for the home, and how light its days were: `inWords` says it of a number of hours. In the order in which those days
 * stand in a year, whichever it was: they hang from a curve of one.
 */
export function latest(inWords: (hours: number) => string): Arrival[] {
  return catalogue(null)
    .filter(({ categories, added }) => categories[0] === HOME && added !== null)
    .slice(0, LATEST)
    .map(({ slug, added }) => {
      const { name, href, price } = line(slug);
      const day = dayOfYear(added!);
      const hours = hoursOfDaylight(day);
      const picture = article(slug).colours[0].pictures[0];
      return {
        name,
        href,
        price,
        picture,
        date: shortDay(added!),
        light: inWords(hours),
        at: day / 365,
        hours,
      };
    })
    .toSorted((a, b) => a.at - b.at);
}

/** The number of articles for the home. */
export const homeArticles = catalogue(null).filter(({ categories }) =>
  categories.includes(HOME),
).length;

/** `2026-10-12` as "12 Oct 2026". */
function shortDay(date: string): string {
  return new Intl.DateTimeFormat(site.locale, {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(date));
}

function priceOf(price: number): string {
  return formatRoundMoney(price, shop.currency, site.locale);
}
