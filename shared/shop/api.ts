import type { ApiError, ApiSuccess } from "#shared/api.ts";
import type { CartView } from "./cart.ts";
import type { OrderState } from "./order-state.ts";

/** 200 of `GET /api/cart` and of every change. */
export interface CartAnswer extends ApiSuccess {
  cart: CartView;
}

/** 201 of `POST /api/orders`; the same again for the same key and body. */
export interface OrderAnswer extends ApiSuccess {
  order: { number: string; state: OrderState; total: number };
  /** Where the buyer goes now: the order's page, or the payment provider's. */
  next: string;
}

/** The shop's own codes, each with the HTTP status it travels with. */
export const shopErrorStatus = {
  /** The header Idempotency-Key is missing or not one. */
  "idempotency-key": 400,
  /** A notification that the payment provider did not sign, or long ago. */
  "bad-signature": 400,
  /** A notification that the payment provider signed, and that is not what it sends. */
  "bad-notification": 400,
  "payment-declined": 402,
  /** The same order, or another one of the same cart, is being worked on: ask again in a moment. */
  "in-flight": 409,
  /** Too many pieces of an article are reserved for unpaid orders from the same network or mailbox. */
  "unpaid-limit": 409,
  "cart-empty": 409,
  "quote-changed": 409,
  "out-of-stock": 409,
  /** The Idempotency-Key belongs to another order. */
  "key-reused": 422,
  "payment-unavailable": 503,
  /** The database was lost in the middle of an order: the same key again finds out, and orders once. */
  "order-unknown": 503,
} as const;

export type ShopErrorCode = keyof typeof shopErrorStatus;

/** 409 `quote-changed`, `out-of-stock` and `cart-empty`: what the cart is now. Nothing was ordered. */
export interface CartConflict extends ApiError<"quote-changed" | "out-of-stock" | "cart-empty"> {
  cart: CartView;
}

/** Pieces left of each stock keeping unit, as the server counts them. */
export type StockLevels = Readonly<Record<string, number>>;

/** 200 of `GET /api/stock`. */
export interface StockAnswer extends ApiSuccess {
  stock: StockLevels;
}

/** Header that makes an order unique: made when checkout opens, sent with each try. */
export const IDEMPOTENCY_HEADER = "Idempotency-Key";

/** What a key may look like: a UUID does. */
export const idempotencyKeyPattern = /^[\w-]{16,64}$/;

/** Names of the shop's forms, for posts without script; see docs/guides/shop.md. */
const shopForms = ["cart-add", "cart-update", "coupon", "checkout"] as const;

export type ShopForm = (typeof shopForms)[number];

export function isShopForm(name: string): name is ShopForm {
  return (shopForms as readonly string[]).includes(name);
}
