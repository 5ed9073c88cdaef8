import type { PriceTerms } from "#shared/shop/terms.ts";

/**
 * The shop's terms: what the owner of a shop changes first. Every amount is a whole number of the currency's smallest unit
 * (cents; whole yen; a thousandth of a Kuwaiti dinar), every rate a whole number of hundredths of a percent, so that no price
 * is ever a fraction. The server alone computes with them; see docs/guides/shop.md. Coupons stand apart (`coupons.ts`),
 * because this file also serves forms in the browser.
 */
export interface Shop extends PriceTerms {
  /** Days in which everything may come back (specification, point 9: 100 days refund). 0: nothing is promised beyond the law. */
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
