import type { OrderState } from "#shared/shop/order-state.ts";

/*
 * The shop's tables. Rules as in tables.ts; amounts are whole numbers of the currency's smallest unit, yes and no are 1 and 0.
 */

export interface CartsTable {
  id: string;
  /** SHA-256 of the token in the visitor's cookie. A cart with an account is opened by the account's sessions alone. */
  token_hash: string;
  /** Whose it is; null: the visitor's who has the cookie. */
  account_id: string | null;
  /** Code of the coupon that was put in. */
  coupon: string | null;
  /** Grows with each change. */
  revision: number;
  created_at: number;
  expires_at: number;
}

export interface CartLinesTable {
  cart_id: string;
  sku: string;
  quantity: number;
  /** What one piece cost when the visitor last touched the cart. */
  unit_price: number;
  added_at: number;
}

interface StockTable {
  sku: string;
  /** Pieces that can be ordered: reserved ones are already taken off. Never below 0. */
  available: number;
}

export interface OrdersTable {
  id: string;
  /** What people call it: `VT-7K3M-9Q2D`. Unique. */
  number: string;
  /** SHA-256 of the token in the address of its page, as it was when the order was placed. */
  token_hash: string;
  /** The cart it was placed from, or the one that this has become a part of. */
  cart_id: string;
  /**
   * The cart it was placed from, while its articles still lie there and it may yet be paid: unique, so a cart has one such order. Null
   * once they have left the cart, or the order has ended.
   */
  claimed_cart: string | null;
  /** Keyed hashes of who reserved its articles, the network address and the mailbox, until it is settled. Null: not counted. */
  reserver_address: string | null;
  reserver_mailbox: string | null;
  /** Who was signed in when it was placed; null: a guest, or an account that is closed. */
  account_id: string | null;
  state: OrderState;
  /** Where its articles are: taken off the stock for a time, for good, or put back. */
  stock: "reserved" | "taken" | "returned";
  /** An unpaid order gives its articles back after this instant. */
  reserved_until: number;
  email: string;
  phone: string;
  /** `OrderAddress` as JSON. */
  address: string;
  /** As above; null: the same. */
  billing: string | null;
  currency: string;
  subtotal: number;
  coupon_code: string | null;
  coupon_label: string | null;
  discount: number;
  delivery_id: string;
  delivery_label: string;
  delivery_note: string;
  delivery_price: number;
  tax_label: string;
  tax_rate: number;
  tax_included: number;
  tax: number;
  total: number;
  created_at: number;
}

/** Further addresses of an order's page: those that were named under other secrets than the one it was placed with. */
interface OrderTokensTable {
  /** SHA-256 of the token. */
  hash: string;
  order_id: string;
}

/** As it was bought: names and prices stay when the shop changes. */
export interface OrderLinesTable {
  order_id: string;
  position: number;
  sku: string;
  name: string;
  colour: string;
  size: string | null;
  unit_price: number;
  quantity: number;
}

interface OrderEventsTable {
  order_id: string;
  /** From 0, without gaps. */
  position: number;
  state: OrderState;
  at: number;
}

/** One idempotency key of one cart. A try that ordered nothing leaves no row. */
export interface OrderKeysTable {
  cart_id: string;
  key: string;
  /** Keyed hash of the fields that came with it. */
  body_hash: string;
  order_id: string;
  /** Whoever works on it has until then; later another try takes over. */
  locked_until: number;
  /** What was answered, as JSON; null while it is in flight. */
  answer: string | null;
  created_at: number;
}

export interface PaymentAttemptsTable {
  id: string;
  order_id: string;
  provider: "test" | "stripe";
  amount: number;
  currency: string;
  /** `started`: the provider's answer is not known. `open`: the buyer is on the provider's page. `processing`: the provider needs time. */
  state: "started" | "open" | "processing" | "paid" | "declined" | "abandoned";
  /** The provider's name for it. */
  reference: string | null;
  /** Where the buyer pays, while it is open. */
  pay_url: string | null;
  /** When the provider is asked next what became of it; null when it is settled. */
  next_check_at: number | null;
  checks: number;
  created_at: number;
}

/** Notifications of providers that were acted upon: a second delivery finds its row. */
interface PaymentEventsTable {
  provider: string;
  id: string;
  type: string;
  received_at: number;
}

/** The test provider's own ledger, which stands for what a bank knows. */
interface TestPaymentsTable {
  attempt_id: string;
  amount: number;
  currency: string;
  outcome: "paid" | "declined";
  /** Until then it says that it is still being processed. */
  settles_at: number;
  created_at: number;
}

interface ShopTables {
  carts: CartsTable;
  cart_lines: CartLinesTable;
  stock: StockTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_events: OrderEventsTable;
  order_tokens: OrderTokensTable;
  order_keys: OrderKeysTable;
  payment_attempts: PaymentAttemptsTable;
  payment_events: PaymentEventsTable;
  test_payments: TestPaymentsTable;
}

declare module "#server/db/tables.ts" {
  interface Tables extends ShopTables {}
}
