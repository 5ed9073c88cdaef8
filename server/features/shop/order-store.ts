import { randomUUID } from "node:crypto";
import { site } from "#content/site.ts";
import type { CheckoutValues } from "#forms/checkout/schema.ts";
import type { CartView } from "#shared/shop/cart.ts";
import type { OrderAddress } from "#shared/shop/order.ts";
import { canMove, type OrderState } from "#shared/shop/order-state.ts";
import type { DatabaseKind } from "#server/db/database.ts";
import { orderNumber } from "./order-number.ts";
import { orderToken } from "./order-tokens.ts";
import type { CartsTable, OrderLinesTable, OrdersTable, PaymentAttemptsTable } from "./tables.ts";
import type { Queries, WriteTransaction } from "#server/db/tables.ts";
import { hashToken } from "#server/tokens.ts";

export interface NewOrder {
  cartId: string;
  /** The account whose cart it is. */
  accountId: string | null;
  values: CheckoutValues;
  cart: CartView;
  reservedUntil: number;
  reserver: Reserver;
  provider: PaymentAttemptsTable["provider"];
  secret: string;
  now: number;
}

/** Whose reserved pieces an order counts among; null where nobody's are counted. */
export type Reserver = Pick<OrdersTable, "reserver_address" | "reserver_mailbox">;

/** Takes an order down, with one attempt to pay it. Its articles are taken off the stock in the same transaction. */
export async function insertOrder(
  transaction: WriteTransaction,
  { cartId, accountId, values, cart, reservedUntil, reserver, provider, secret, now }: NewOrder,
): Promise<string> {
  const { quote } = cart;
  const id = randomUUID();
  const delivery = quote.delivery.find((option) => option.id === values.delivery);
  if (!delivery) throw new Error(`no way of delivery called ${values.delivery}`);
  await transaction
    .insertInto("orders")
    .values({
      id,
      number: orderNumber(site.name),
      token_hash: hashToken(orderToken(id, secret)),
      cart_id: cartId,
      claimed_cart: cartId,
      ...reserver,
      account_id: accountId,
      state: "pending",
      stock: "reserved",
      reserved_until: reservedUntil,
      email: values.email,
      phone: values.phone,
      address: JSON.stringify(deliveryAddress(values)),
      billing: values.billingSame === "yes" ? null : JSON.stringify(billingAddress(values)),
      currency: quote.currency,
      subtotal: quote.subtotal,
      coupon_code: quote.coupon?.code ?? null,
      coupon_label: quote.coupon?.label ?? null,
      discount: quote.coupon?.discount ?? 0,
      delivery_id: delivery.id,
      delivery_label: delivery.label,
      delivery_note: delivery.note,
      delivery_price: delivery.price,
      tax_label: quote.tax.label,
      tax_rate: quote.tax.rate,
      tax_included: quote.tax.included ? 1 : 0,
      tax: delivery.tax,
      total: delivery.total,
      created_at: now,
    })
    .execute();
  await transaction
    .insertInto("order_lines")
    .values(
      cart.lines.map(({ sku, name, colour, size, unitPrice, quantity }, position) => ({
        order_id: id,
        position,
        sku,
        name,
        colour: colour.label,
        size,
        unit_price: unitPrice,
        quantity,
      })),
    )
    .execute();
  await transaction
    .insertInto("order_events")
    .values({ order_id: id, position: 0, state: "pending", at: now })
    .execute();
  await transaction
    .insertInto("payment_attempts")
    .values({
      id: randomUUID(),
      order_id: id,
      provider,
      amount: delivery.total,
      currency: quote.currency,
      state: "started",
      reference: null,
      pay_url: null,
      next_check_at: now + FIRST_CHECK_MS,
      checks: 0,
      created_at: now,
    })
    .execute();
  return id;
}

/** When somebody else looks after an attempt whose beginner was never heard of again; longer than any answer is waited for. */
const FIRST_CHECK_MS = 60_000;

/**
 * An order held for this transaction, with its cart: always the cart first, so that two transactions never wait for each other.
 * PostgreSQL locks the rows; SQLite writes one transaction at a time anyway.
 */
export async function holdOrder(
  transaction: WriteTransaction,
  kind: DatabaseKind,
  { id, cart_id }: Pick<OrdersTable, "id" | "cart_id">,
): Promise<OrdersTable> {
  await holdCart(transaction, kind, cart_id);
  return transaction
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", id)
    .$if(kind === "postgres", (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
}

/** A cart held for this transaction; undefined when it was forgotten meanwhile. */
export function holdCart(
  transaction: WriteTransaction,
  kind: DatabaseKind,
  id: string,
): Promise<CartsTable | undefined> {
  return transaction
    .selectFrom("carts")
    .selectAll()
    .where("id", "=", id)
    .$if(kind === "postgres", (query) => query.forUpdate())
    .executeTakeFirst();
}

/** No order goes back to waiting for its money: with its first step it lets its cart go, and whose pieces it reserved is forgotten. */
const nothingHeld = { claimed_cart: null, reserver_address: null, reserver_mailbox: null };

/** Moves an order that this transaction holds, with its articles, and keeps when. False: it cannot go there from where it is. */
export async function moveOrder(
  transaction: WriteTransaction,
  order: OrdersTable,
  to: OrderState,
  now: number,
  stock = order.stock,
): Promise<boolean> {
  if (!canMove(order.state, to)) return false;
  const change = { state: to, stock, ...nothingHeld };
  await transaction.updateTable("orders").set(change).where("id", "=", order.id).execute();
  await transaction
    .insertInto("order_events")
    .values((eb) => ({
      order_id: order.id,
      position: eb
        .selectFrom("order_events")
        .select((event) => event.fn.countAll<number>().as("position"))
        .where("order_id", "=", order.id),
      state: to,
      at: now,
    }))
    .execute();
  Object.assign(order, change);
  return true;
}

/** An order's lines as they were bought, in the buyer's order. */
export function orderLines(queries: Queries, orderId: string): Promise<OrderLinesTable[]> {
  return queries
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("position")
    .execute();
}

function deliveryAddress(values: CheckoutValues): OrderAddress {
  const { name, company, line1, line2, postcode, city, country } = values;
  return { name, company, line1, line2, postcode, city, country };
}

function billingAddress(values: CheckoutValues): OrderAddress {
  return {
    name: values.billingName,
    company: values.billingCompany,
    line1: values.billingLine1,
    line2: values.billingLine2,
    postcode: values.billingPostcode,
    city: values.billingCity,
    country: values.billingCountry,
  };
}
