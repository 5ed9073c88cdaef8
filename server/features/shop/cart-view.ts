import { createHash } from "node:crypto";
import { shop } from "#content/shop.ts";
import { site } from "#content/site.ts";
import {
  type CartLine,
  type CartLineView,
  type CartView,
  lineIssue,
  orderableQuantity,
} from "#shared/shop/cart.ts";
import { formatMoney } from "#shared/shop/money.ts";
import { localMoment } from "#shared/forms/calendar.ts";
import { couponProblem, findCoupon, makeQuote, type Quote } from "#shared/shop/quote.ts";
import type { Coupon } from "#shared/shop/terms.ts";
import { fill } from "#shared/words.ts";
import type { Goods } from "./goods.ts";
import * as words from "./words.ts";

/** A cart as the database holds it. */
export interface StoredCart {
  revision: number;
  coupon: string | null;
  lines: readonly (CartLine & { unitPrice: number })[];
}

export const emptyCart: StoredCart = { revision: 0, coupon: null, lines: [] };

/** Prices a cart with what articles cost now and checks it against what is left. The only place where a cart gets its prices. */
export function viewCart(
  goods: Goods,
  { revision, coupon, lines: stored }: StoredCart,
  levels: Readonly<Record<string, number>>,
  now: number,
): CartView {
  const lines = stored.flatMap((line) => viewLine(goods, line, levels[line.sku] ?? 0) ?? []);
  const priced = lines.map(({ sku, unitPrice, quantity }) => ({ sku, unitPrice, quantity }));
  const subtotal = lines.reduce((sum, { total }) => sum + total, 0);
  const problem = coupon === null ? null : problemOf(goods.coupons, coupon, subtotal, now);
  const counting = coupon !== null && problem === null ? findCoupon(coupon, goods.coupons) : null;
  const quote = makeQuote(priced, counting ?? null, shop);
  return {
    revision,
    lines,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    quote,
    quoteVersion: versionOf(quote),
    couponProblem: problem,
    withdrawn: stored.length - lines.length,
    orderable: lines.length > 0 && lines.every(({ issue }) => isDeliverable(issue)),
  };
}

/** Why a code does not count, in words, or null. */
export function problemOf(
  coupons: readonly Coupon[],
  code: string,
  subtotal: number,
  now: number,
): string | null {
  const coupon = findCoupon(code, coupons);
  if (!coupon) return words.invalidCode;
  const today = localMoment(new Date(now), site.timeZone).date;
  const problem = couponProblem(coupon, subtotal, today);
  if (problem === null) return null;
  if (problem.kind === "over") return words.expiredCode;
  const minimum = formatMoney(problem.minimum, shop.currency, site.locale);
  return fill(words.codeFrom, { minimum });
}

/** Undefined when the article is no longer sold. */
function viewLine(
  { findSku }: Goods,
  { sku, quantity, unitPrice: whenAdded }: StoredCart["lines"][number],
  inStock: number,
): CartLineView | undefined {
  const found = findSku(sku);
  if (!found) return undefined;
  const { article, variant } = found;
  const colour = article.colours.find(({ id }) => id === variant.colour) ?? article.colours[0];
  const available = orderableQuantity(inStock, shop.maxQuantity);
  return {
    sku,
    quantity,
    name: article.name,
    path: article.path,
    colour: { id: colour.id, label: colour.label, swatch: colour.swatch },
    size: variant.size,
    picture: colour.pictures[0],
    unitPrice: article.price,
    total: article.price * quantity,
    available,
    issue: lineIssue({ sku, quantity }, available, { now: article.price, whenAdded }),
  };
}

/** A fingerprint of everything that a buyer saw before ordering: lines, prices, discount, each way of delivery, tax. */
function versionOf(quote: Quote): string {
  return createHash("sha256").update(JSON.stringify(quote)).digest("base64url").slice(0, 22);
}

function isDeliverable(issue: CartLineView["issue"]): boolean {
  return issue === null || issue.kind === "price-changed";
}
