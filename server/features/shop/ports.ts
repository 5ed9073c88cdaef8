import type { FieldErrors } from "#shared/api.ts";
import type { CartView } from "#shared/shop/cart.ts";
import type { StockLevels } from "#shared/shop/api.ts";
import type { OrderState, OwnerStep, ToldState } from "#shared/shop/order-state.ts";
import type { OrderAddress, OrderView } from "#shared/shop/order.ts";
import type { Account } from "#server/contract/account.ts";
import type { SubmitContext } from "#server/services/submission.ts";

/** What pages and routes may ask of the shop. */
export interface ShopServices {
  carts: CartService;
  /** Whose cart a page is about, by the request's Cookie header and who is signed in. */
  cartOwner(cookies: string | null, account: Account | null): CartOwner;
  orders: OrderService;
  /** The account's orders, and those placed as a guest with its address and paid: the newest `MOST_LISTED`, and one more where there are older ones. */
  ordersOf(account: Account): Promise<readonly AccountOrder[]>;
  /** What a checkout can be filled in with. */
  checkoutDetails(account: Account): Promise<CheckoutDetails>;
  stockLevels: () => Promise<StockLevels>;
  /** `test`: the checkout asks for one of the cards in shared/shop/test-cards.ts. `stripe`: it leads to Stripe's own page. */
  paymentProvider: "test" | "stripe";
  /** A notification of the payment provider, body as it came. */
  receiveWebhook: (body: string, headers: Headers) => Promise<WebhookResult>;
}

/** `forged`: not signed by the provider, or too old. `unreadable`: signed, but not what it sends. `none`: this provider sends none. */
type WebhookResult = "done" | "forged" | "unreadable" | "none";

/** Whose cart it is: the account's while somebody is signed in, else the one that the visitor's cookie opens. */
export interface CartOwner {
  /** What the cookie holds, unchecked. */
  token: string | null;
  accountId: string | null;
}

export interface CartService {
  /** The cart as it is now, priced and checked against stock. No owner, an unknown or an old one: an empty cart. Changes nothing. */
  view(owner: CartOwner): Promise<CartView>;
  /** Makes a cart when there is none. All or nothing: an invalid change leaves the cart as it was. */
  change(owner: CartOwner, change: CartChange, context: SubmitContext): Promise<CartOutcome>;
}

export type CartChange =
  /** Puts pieces to those that are there. */
  | { kind: "add"; line: WantedLine }
  /** Sets numbers of pieces; 0 takes a line out. */
  | { kind: "set"; lines: readonly WantedLine[] }
  /** "" takes the coupon out. */
  | { kind: "coupon"; code: string };

/** As it was sent, still to be checked. */
export interface WantedLine {
  sku: string;
  quantity: unknown;
}

/** `token` belongs into the visitor's cookie; null: the cart is an account's, which needs none. Errors are keyed by stock keeping unit, or `code`. */
export type CartOutcome =
  | { kind: "changed"; token: string | null; cart: CartView }
  | { kind: "invalid"; errors: FieldErrors }
  | { kind: "rate-limited"; retryAfterSeconds: number };

export interface OrderRequest {
  /** Whose cart is ordered; an account also owns the order. */
  owner: CartOwner;
  idempotencyKey: string;
  /** The checkout form's fields, as they were sent (forms/checkout/schema.ts). */
  values: Readonly<Record<string, unknown>>;
}

/** A placed order as its buyer hears of it. */
export interface PlacedOrder {
  number: string;
  state: OrderState;
  total: number;
  /** A path of this site, or the payment provider's page. */
  next: string;
}

/** Everything but `placed` and `order-unknown` ordered nothing. All may be tried again with the same key. */
export type OrderOutcome =
  | { kind: "placed"; order: PlacedOrder; replayed: boolean }
  | { kind: "invalid"; errors: FieldErrors }
  | { kind: "quote-changed" | "out-of-stock" | "cart-empty"; cart: CartView }
  | { kind: "payment-declined" | "payment-unavailable" }
  | { kind: "idempotency-key" | "key-reused" }
  /** This order, or another one of the same cart, is just being placed. */
  | { kind: "in-flight" }
  /** Too many pieces of an article already wait for this buyer's money (reservations.ts). */
  | { kind: "unpaid-limit" }
  /** The database cannot answer: whether it was ordered, the next try with the same key will tell. */
  | { kind: "order-unknown" }
  | { kind: "rate-limited"; retryAfterSeconds: number };

export interface OrderService {
  /** Places the order for what is in the cart, once, however often it is sent with the same key. */
  place(request: OrderRequest, context: SubmitContext): Promise<OrderOutcome>;
  /** The order behind `/shop/orders/{token}`; null when there is none. */
  findByToken(token: string): Promise<OrderView | null>;
  /**
   * For whoever runs the shop: packed, sent, delivered, refunded. Answers the state as it is told; null when the order cannot go there
   * from where it is (shared/shop/order-state.ts), or is unknown.
   */
  move(number: string, state: OwnerStep): Promise<ToldState<OwnerStep> | null>;
}

/** An order in the account's list. */
export interface AccountOrder {
  number: string;
  /** Its own page: a path of this site. */
  path: string;
  state: OrderState;
  placedAt: number;
  /** In the smallest unit of `currency`. */
  total: number;
  currency: string;
  pieces: number;
}

/** The account's own, and what its last order was placed with, where there was one. */
export interface CheckoutDetails {
  email: string;
  name: string;
  phone: string;
  address: OrderAddress | null;
}
