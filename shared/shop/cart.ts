import type { PictureSource } from "#shared/picture-source.ts";
import type { Minor } from "./money.ts";
import type { Quote } from "./quote.ts";

/** Most different articles in one cart. */
export const MAX_LINES = 50;

/** One article and how many pieces of it are wanted. */
export interface CartLine {
  sku: string;
  quantity: number;
}

/** A line of the cart as pages show it: named, priced and checked against stock at this moment. */
export interface CartLineView extends CartLine {
  name: string;
  /** The article's page. */
  path: string;
  /** Of an article in one make: neither id nor words. */
  colour: { id: string | null; label: string; swatch: string };
  size: string | null;
  picture: PictureSource;
  unitPrice: Minor;
  total: Minor;
  /** Most pieces that can be ordered now: what is left, at most the shop's limit for one order. */
  available: number;
  /** What the buyer should know before ordering; `too-few` and `sold-out` keep the cart from being ordered. */
  issue:
    | { kind: "sold-out" }
    | { kind: "too-few"; available: number }
    | { kind: "price-changed"; from: Minor }
    | null;
}

/** A cart with what it costs now. */
export interface CartView {
  /** Grows with each change; tabs that hold a smaller one are behind. 0: there is no cart yet. */
  revision: number;
  /** In the order in which they were put in. */
  lines: readonly CartLineView[];
  /** Pieces in all. */
  count: number;
  quote: Quote;
  /** Stands for all prices of this quote; an order names the one its buyer saw. */
  quoteVersion: string;
  /** Set when a coupon was put in that does not count (any more), in words. */
  couponProblem: string | null;
  /** Lines that were taken out because the article is no longer sold. */
  withdrawn: number;
  /** False while the cart is empty or a line cannot be delivered. */
  orderable: boolean;
}

/** Sums up lines of the same article: stock is asked for once for each. */
export function piecesBySku(lines: readonly CartLine[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { sku, quantity } of lines) pieces.set(sku, (pieces.get(sku) ?? 0) + quantity);
  return pieces;
}

/** Most pieces of a line that can be ordered. */
export function orderableQuantity(inStock: number, maxQuantity: number): number {
  return Math.max(0, Math.min(inStock, maxQuantity));
}

/**
 * Two carts as one: pieces of the same article are added up to what can be ordered of it (`available`), but never to less than either cart
 * had. The lines of `own` come first; when there are more than a cart holds, those of `own` make room.
 */
export function joinLines<Line extends CartLine>(
  own: readonly Line[],
  added: readonly Line[],
  available: (sku: string) => number,
): Line[] {
  const pieces = new Map(added.map(({ sku, quantity }) => [sku, quantity]));
  const known = new Set(own.map(({ sku }) => sku));
  const fresh = added.filter(({ sku }) => !known.has(sku));
  const kept = own.map((line) => {
    const more = pieces.get(line.sku) ?? 0;
    const sum = Math.min(line.quantity + more, available(line.sku));
    return { ...line, quantity: Math.max(sum, line.quantity, more) };
  });
  return [...kept.slice(0, Math.max(0, MAX_LINES - fresh.length)), ...fresh];
}

/** What is wrong with a line as it stands. */
export function lineIssue(
  { quantity }: CartLine,
  available: number,
  price: { now: Minor; whenAdded: Minor },
): CartLineView["issue"] {
  if (available === 0) return { kind: "sold-out" };
  if (quantity > available) return { kind: "too-few", available };
  return price.now === price.whenAdded ? null : { kind: "price-changed", from: price.whenAdded };
}
