import { isCalendarDate } from "#shared/forms/calendar.ts";
import type { PictureSource } from "#shared/picture-source.ts";
import { foldCode } from "#shared/shop/quote.ts";
import type { Coupon } from "#shared/shop/terms.ts";

/** What the shop's server asks of an article; `content/products.ts` says more. */
export interface Article {
  name: string;
  /** In the smallest unit of the shop's currency. */
  price: number;
  /** Its page. */
  path: string;
  /** One that comes in one make has one of these, without id and words. */
  colours: readonly [ArticleColour, ...ArticleColour[]];
  variants: readonly ArticleVariant[];
}

interface ArticleColour {
  id: string | null;
  label: string;
  swatch: string;
  pictures: readonly [PictureSource, ...PictureSource[]];
}

/** What is bought: an article in one colour and one size. */
interface ArticleVariant {
  /** Stock keeping unit. */
  sku: string;
  colour: string | null;
  size: string | null;
  /** Pieces at the beginning; what is left, the database counts. */
  initialStock: number;
}

/** What is sold, and the coupons for it. */
export interface Goods {
  articles: readonly Article[];
  coupons: readonly Coupon[];
  /** The article and variant behind a stock keeping unit; undefined when it is not sold (any more). */
  findSku: (sku: string) => { article: Article; variant: ArticleVariant } | undefined;
}

/** @throws {Error} where a code could mean either of two coupons, or nobody could type it; where one takes off, or until, what cannot be. */
export function goodsOf(articles: readonly Article[], coupons: readonly Coupon[]): Goods {
  checkCodes(coupons);
  coupons.forEach(checkCoupon);
  const bySku = new Map(
    articles.flatMap((article) =>
      article.variants.map((variant) => [variant.sku, { article, variant }] as const),
    ),
  );
  return { articles, coupons, findSku: (sku) => bySku.get(sku) };
}

function checkCodes(coupons: readonly Coupon[]): void {
  const known = new Map<string, string>();
  for (const { code } of coupons) {
    const folded = foldCode(code);
    if (folded === "")
      throw new Error(`content/coupons.ts: code: "${code}": write letters or digits.`);
    const other = known.get(folded);
    if (other !== undefined)
      throw new Error(
        `content/coupons.ts: code: "${code}" is taken by "${other}"; blanks and small letters make no difference.`,
      );
    known.set(folded, code);
  }
}

function checkCoupon({ code, off, minimum, lastDay }: Coupon): void {
  const problem =
    ("rate" in off
      ? !isWhole(off.rate, 1, 10_000) &&
        "off.rate: write whole hundredths of a percent, for example 1000 for 10 %; 10000 at most"
      : !isWhole(off.amount, 1) && `off.amount: ${SMALLEST_UNITS}`) ||
    (!isWhole(minimum, 0) && `minimum: ${SMALLEST_UNITS}; 0 for any cart`) ||
    (lastDay !== undefined &&
      !isCalendarDate(lastDay) &&
      "lastDay: write a day of the calendar, for example 2027-03-31");
  if (problem) throw new Error(`content/coupons.ts: "${code}": ${problem}.`);
}

const SMALLEST_UNITS =
  "write a whole number of the currency's smallest unit, for example 1500 for 15 euros";

function isWhole(value: number, least: number, most = Number.MAX_SAFE_INTEGER): boolean {
  return Number.isSafeInteger(value) && value >= least && value <= most;
}
