import { formatRoundMoney } from "#shared/shop/money.ts";
import { site } from "./site.ts";

/**
 * The shop's terms: what the owner of a shop changes first. Every amount is a whole number of the currency's smallest unit
 * (cents), every rate a whole number of hundredths of a percent, so that no price is ever a fraction. The server alone
 * computes with them; see docs/guides/shop.md. Coupons stand apart (`coupons.ts`), because this file also serves forms in the browser.
 */
export interface Shop {
  /** One currency for everything: prices, delivery, coupons, payments. */
  currency: "EUR" | "USD";
  tax: {
    /** What receipts call it. */
    label: string;
    /** Hundredths of a percent: 2000 is 20 %. */
    rate: number;
    /** True: prices contain the tax, and it is shown as a part of the total. False: it is added to the total. */
    included: boolean;
  };
  delivery: readonly [DeliveryOption, ...DeliveryOption[]];
  /** Goods worth at least this much travel free by the options that say so; null: never. */
  freeDeliveryFrom: number | null;
  /** Days in which everything may come back (specification, point 9: 100 days refund). */
  returnDays: number;
  /** Where parcels go: ISO 3166 codes, shown by their names in the site's language. */
  countries: readonly [string, ...string[]];
  /** Most pieces of one article in one order. */
  maxQuantity: number;
  /**
   * Most pieces of one article that orders which are not paid yet may keep in reserve for one network address, and for one mailbox: so that
   * nobody empties the shelf without paying. At least `maxQuantity`.
   */
  maxUnpaidPieces: number;
  /** How long a cart is kept after its last change. */
  cartDays: number;
  /** How long articles stay reserved for an order that is not paid yet. At least 31: Stripe's checkout stays open for 30. */
  reservationMinutes: number;
}

interface DeliveryOption {
  /** Stored with orders; never changed once used. */
  id: string;
  label: string;
  /** When it arrives, in words. */
  note: string;
  price: number;
  /** Whether `freeDeliveryFrom` counts for it. */
  canBeFree: boolean;
}

export const shop: Shop = {
  currency: "EUR",
  tax: { label: "VAT", rate: 2000, included: true },
  delivery: [
    {
      id: "standard",
      label: "Standard delivery",
      note: "Two to four working days",
      price: 490,
      canBeFree: true,
    },
    {
      id: "parcel-shop",
      label: "Parcel shop",
      note: "Three to five working days, held for ten days",
      price: 290,
      canBeFree: true,
    },
    {
      id: "express",
      label: "Express delivery",
      note: "Next working day if you order before noon",
      price: 1290,
      canBeFree: false,
    },
  ],
  freeDeliveryFrom: 6000,
  returnDays: 100,
  countries: ["FR", "BE", "DE", "ES", "IE", "IT", "LU", "NL", "PT"],
  maxQuantity: 20,
  maxUnpaidPieces: 20,
  cartDays: 30,
  reservationMinutes: 35,
};

/** What the shop promises (specification, point 9). Figures come from the terms above, so that they cannot drift apart. */
export const advantages: readonly { title: string; text: string }[] = [
  ...(shop.freeDeliveryFrom === null
    ? []
    : [
        {
          title: "Free delivery",
          text: `On orders from ${formatRoundMoney(shop.freeDeliveryFrom, shop.currency, site.locale)}, to your door or a parcel shop.`,
        },
      ]),
  {
    title: `${shop.returnDays} days refund`,
    text: "Send it back as it came and get a full refund.",
  },
  { title: "Multiple payments", text: "Cards, and whatever else our payment provider takes." },
  { title: "Sustainable", text: "Made to be mended: each page says how to care for a thing." },
];
