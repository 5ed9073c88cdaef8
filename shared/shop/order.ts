import type { PictureSource } from "#shared/picture-source.ts";
import type { Minor } from "./money.ts";
import type { OrderState } from "./order-state.ts";
import type { PriceTerms, Tax } from "./terms.ts";

/** Most orders that the page of an account lists. */
export const MOST_LISTED = 200;

/** Where a parcel or an invoice goes. */
export interface OrderAddress {
  name: string;
  company: string;
  line1: string;
  line2: string;
  postcode: string;
  city: string;
  /** ISO 3166 code. */
  country: string;
}

/** One line of an order, as it was bought: names and prices stay when the shop changes. */
export interface OrderLineView {
  sku: string;
  name: string;
  colour: string;
  size: string | null;
  unitPrice: Minor;
  quantity: number;
  total: Minor;
  /** Null once the article has left the shop. */
  path: string | null;
  picture: PictureSource | null;
}

/** An order as its page shows it. */
export interface OrderView {
  number: string;
  state: OrderState;
  /** Milliseconds since 1970, UTC. */
  placedAt: number;
  email: string;
  phone: string;
  address: OrderAddress;
  /** Null: the same. */
  billing: OrderAddress | null;
  currency: PriceTerms["currency"];
  lines: readonly OrderLineView[];
  subtotal: Minor;
  coupon: { code: string; label: string; discount: Minor } | null;
  delivery: { label: string; note: string; price: Minor };
  tax: Tax & { amount: Minor };
  total: Minor;
  /** What happened, the oldest first. */
  events: readonly { state: OrderState; at: number }[];
  /** While the buyer still has to pay on the provider's page: its address. */
  payUrl: string | null;
}
