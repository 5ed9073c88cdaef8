import { type Minor, portion, taxWithin } from "./money.ts";
import type { Coupon, DeliveryOption, PriceTerms, Tax } from "./terms.ts";

/** What one line of a cart costs now. */
export interface QuoteLine {
  sku: string;
  unitPrice: Minor;
  quantity: number;
  total: Minor;
}

/** What the whole order costs with one way of delivery. */
interface DeliveryQuote {
  id: string;
  label: string;
  note: string;
  /** 0 when it is free. */
  price: Minor;
  /** The tax in, or on, the total. */
  tax: Minor;
  /** What is paid. */
  total: Minor;
}

/** What a cart costs: made by the server for every answer, never taken from a browser. */
export interface Quote {
  currency: PriceTerms["currency"];
  lines: readonly QuoteLine[];
  subtotal: Minor;
  coupon: { code: string; label: string; discount: Minor } | null;
  /** One for each option of the shop, in its order. */
  delivery: readonly [DeliveryQuote, ...DeliveryQuote[]];
  /** `included`: the tax is a part of the total, else it was added to it. */
  tax: Tax;
  /** How much more the goods must be worth to travel free; null when they do, or never will. */
  freeDeliveryGap: Minor | null;
}

/**
 * Prices a cart. Discount and tax are each computed once, on their sum, and rounded half up to a whole unit (`money.ts`): the
 * discount on the goods, the tax on goods less discount plus delivery.
 */
export function makeQuote(
  lines: readonly Omit<QuoteLine, "total">[],
  coupon: Coupon | null,
  terms: PriceTerms,
): Quote {
  const priced = lines.map((line) => ({ ...line, total: line.unitPrice * line.quantity }));
  const subtotal = priced.reduce((sum, { total }) => sum + total, 0);
  const discount = coupon ? discountOf(coupon, subtotal) : 0;
  const goods = subtotal - discount;
  const isFree = terms.freeDeliveryFrom !== null && goods >= terms.freeDeliveryFrom;
  const [first, ...others] = terms.delivery;
  const withDelivery = ({ canBeFree, ...option }: DeliveryOption): DeliveryQuote => {
    const price = isFree && canBeFree ? 0 : option.price;
    return { ...option, price, ...withTax(goods + price, terms.tax) };
  };
  return {
    currency: terms.currency,
    lines: priced,
    subtotal,
    coupon: coupon && { code: coupon.code, label: coupon.label, discount },
    delivery: [withDelivery(first), ...others.map(withDelivery)],
    tax: terms.tax,
    freeDeliveryGap:
      terms.freeDeliveryFrom === null || isFree ? null : terms.freeDeliveryFrom - goods,
  };
}

/** The coupon behind a code, however buyer and owner write it; undefined when there is none. */
export function findCoupon(code: string, coupons: readonly Coupon[]): Coupon | undefined {
  const typed = foldCode(code);
  return coupons.find((coupon) => foldCode(coupon.code) === typed);
}

/** A coupon's code without what does not count in it: blanks, small letters. */
export function foldCode(code: string): string {
  return code.replace(/\s+/g, "").toUpperCase();
}

/** Why a coupon does not count, or null when it does. `today` where the site is: `2026-11-21`. */
export function couponProblem(
  coupon: Coupon,
  subtotal: Minor,
  today: string,
): { kind: "over" } | { kind: "minimum"; minimum: Minor } | null {
  if (coupon.lastDay !== undefined && today > coupon.lastDay) return { kind: "over" };
  return subtotal < coupon.minimum ? { kind: "minimum", minimum: coupon.minimum } : null;
}

function discountOf({ off }: Coupon, subtotal: Minor): Minor {
  return "rate" in off ? portion(subtotal, off.rate) : Math.min(off.amount, subtotal);
}

function withTax(amount: Minor, { rate, included }: Tax): { tax: Minor; total: Minor } {
  if (included) return { tax: taxWithin(amount, rate), total: amount };
  const tax = portion(amount, rate);
  return { tax, total: amount + tax };
}
