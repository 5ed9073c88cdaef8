import { coupons } from "#content/coupons.ts";
import { products } from "#content/products.ts";
import type { Product } from "#content/products/complete.ts";
import { shop } from "#content/shop.ts";
import { site } from "#content/site.ts";
import { localMoment } from "#shared/forms/calendar.ts";
import { formatMoney } from "#shared/shop/money.ts";

/** What the shop of the built site sells, by what a test needs: an owner's articles are as good as the samples. */

/** Pieces that are enough for all tests which buy an article in one run. */
const PLENTY = 12;

/** Articles without sizes that are not bought up by a run, those with most pieces first. */
const plenty = products
  .filter(({ sizes, variants }) => sizes.length === 0 && stockOf(variants[0]) >= PLENTY)
  .toSorted((a, b) => stockOf(b.variants[0]) - stockOf(a.variants[0]));

/** Registers tests that buy something; in a shop that has too little of everything there are none. */
export function withArticles(tests: (...articles: [Product, Product, Product]) => void): void {
  const [first, second = first, third = second] = plenty;
  if (first && second && third) tests(first, second, third);
}

/** The stock keeping unit that its page begins with. */
export function skuOf({ variants, sku }: Product): string {
  return variants[0]?.sku ?? sku;
}

/** As pages write it. */
export function money(amount: number): string {
  return formatMoney(amount, shop.currency, site.locale);
}

/** A coupon that counts today for goods of this worth. */
export function couponFor(worth: number): string | undefined {
  const today = localMoment(new Date(), site.timeZone).date;
  return coupons.find(
    ({ minimum, lastDay }) => minimum <= worth && (lastDay === undefined || lastDay >= today),
  )?.code;
}

/** Everything on the shelf, in the order of the back office's list. */
export const shelf = products
  .flatMap(({ name, colours, variants }) =>
    variants.map(({ sku, colour, size, initialStock }) => ({
      sku,
      label: [name, colours.find(({ id }) => id === colour)?.label, size]
        .filter(Boolean)
        .join(", "),
      pieces: initialStock,
    })),
  )
  .toSorted(
    (a, b) =>
      a.label.localeCompare(b.label, site.locale) || a.sku.localeCompare(b.sku, site.locale),
  );

/** Of the list's first page, below the rows that are counted by keys, what tests of buying leave alone: each may be counted by one test. */
export const countable = shelf
  .slice(6, 50)
  .filter(({ sku, pieces }) => pieces >= 3 && !plenty.some((article) => skuOf(article) === sku));

function stockOf(variant: Product["variants"][number] | undefined): number {
  return variant?.initialStock ?? 0;
}
