import { createHash } from "node:crypto";
import { findSku } from "#content/products.ts";
import { shop } from "#content/shop.ts";
import { coupons } from "#content/coupons.ts";
import { site } from "#content/site.ts";
import {
  type CartLine,
  type CartLineView,
  type CartView,
  lineIssue,
  orderableQuantity,
} from "#shared/shop/cart.ts";
import { formatMoney } from "#shared/shop/money.ts";
import { couponProblem, findCoupon, makeQuote, type Quote } from "#shared/shop/quote.ts";
import { fill } from "#shared/words.ts";
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
  { revision, coupon, lines: stored }: StoredCart,
  levels: Readonly<Record<string, number>>,
  now: number,
): CartView {
  const lines = stored.flatMap((line) => viewLine(line, levels[line.sku] ?? 0) ?? []);
  const goods = lines.map(({ sku, unitPrice, quantity }) => ({ sku, unitPrice, quantity }));
  const subtotal = lines.reduce((sum, { total }) => sum + total, 0);
  const problem = coupon === null ? null : problemOf(coupon, subtotal, now);
  const counting = coupon !== null && problem === null ? findCoupon(coupon, coupons) : null;
  const quote = makeQuote(goods, counting ?? null, shop);
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
export function problemOf(code: string, subtotal: number, now: number): string | null {
  const coupon = findCoupon(code, coupons);
  if (!coupon) return words.invalidCode;
  const problem = couponProblem(coupon, subtotal, new Date(now).toISOString().slice(0, 10));
  if (problem === null) return null;
  if (problem.kind === "over") return words.expiredCode;
  const minimum = formatMoney(problem.minimum, shop.currency, site.locale);
  return fill(words.codeFrom, { minimum });
}

/** Undefined when the article is no longer sold. */
function viewLine(
  { sku, quantity, unitPrice: whenAdded }: StoredCart["lines"][number],
  inStock: number,
): CartLineView | undefined {
  const found = findSku(sku);
  if (!found) return undefined;
  const { product, variant } = found;
  const colour = product.colours.find(({ id }) => id === variant.colour) ?? product.colours[0];
  const available = orderableQuantity(inStock, shop.maxQuantity);
  return {
    sku,
    quantity,
    name: product.name,
    path: product.path,
    colour: { id: colour.id, label: colour.label, swatch: colour.swatch },
    size: variant.size,
    picture: colour.pictures[0],
    unitPrice: product.price,
    total: product.price * quantity,
    available,
    issue: lineIssue({ sku, quantity }, available, { now: product.price, whenAdded }),
  };
}

/** A fingerprint of everything that a buyer saw before ordering: lines, prices, discount, each way of delivery, tax. */
function versionOf(quote: Quote): string {
  return createHash("sha256").update(JSON.stringify(quote)).digest("base64url").slice(0, 22);
}

function isDeliverable(issue: CartLineView["issue"]): boolean {
  return issue === null || issue.kind === "price-changed";
}
