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

/** 409 `quote-changed`, `out-of-stock` and `cart-empty`: what the cart is now. Nothing was ordered. */
export interface CartConflict extends ApiError {
  code: "quote-changed" | "out-of-stock" | "cart-empty";
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
export const shopForms = ["cart-add", "cart-update", "coupon", "checkout"] as const;

export type ShopForm = (typeof shopForms)[number];

export function isShopForm(name: string): name is ShopForm {
  return (shopForms as readonly string[]).includes(name);
}
