import type { Minor, Rate } from "./money.ts";

/** What prices are computed from. `content/shop.ts` says it for this site. */
export interface PriceTerms {
  /** One currency for everything, by its three letters (ISO 4217): prices, delivery, coupons, payments. */
  currency: string;
  tax: Tax;
  delivery: readonly [DeliveryOption, ...DeliveryOption[]];
  /** Goods worth at least this much travel free by the options that say so; null: never. */
  freeDeliveryFrom: Minor | null;
}

export interface Tax {
  /** What receipts call it. */
  label: string;
  rate: Rate;
  /** True: prices contain the tax, and it is shown as a part of the total. False: it is added to the total. */
  included: boolean;
}

export interface DeliveryOption {
  /** Stored with orders; never changed once used. */
  id: string;
  label: string;
  /** When it arrives, in words. */
  note: string;
  price: Minor;
  /** Whether `freeDeliveryFrom` counts for it. */
  canBeFree: boolean;
}

/** A reduction for those who know its code. */
export interface Coupon {
  /** As buyers type it; capital letters and spaces do not matter. */
  code: string;
  /** What the cart calls the reduction. */
  label: string;
  /** A rate off the goods, or an amount off. */
  off: { rate: Rate } | { amount: Minor };
  /** Value of goods from which it counts. */
  minimum: Minor;
  /** Last day on which it counts, where the site is: `2027-03-31`. */
  lastDay?: string;
}
