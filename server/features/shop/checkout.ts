import { createHmac } from "node:crypto";
import type { Logger } from "pino";
import { shop } from "#content/shop.ts";
import { checkoutForm } from "#forms/checkout/form.ts";
import type { CheckoutValues } from "#forms/checkout/schema.ts";
import { validateWith } from "#shared/forms/validate.ts";
import { idempotencyKeyPattern } from "#shared/shop/api.ts";
import type { Database } from "#server/db/database.ts";
import type { CartsTable } from "./tables.ts";
import { isDatabaseUnavailable } from "#server/db/errors.ts";
import type { WriteTransaction } from "#server/db/tables.ts";
import type { PaymentProvider } from "./payments/provider.ts";
import type { SubmitContext } from "#server/services/submission.ts";
import { isClaimed } from "./cart-claim.ts";
import type { ShopLimits } from "./limits.ts";
import { findCart, viewStored } from "./cart-store.ts";
import type { Goods } from "./goods.ts";
import {
  addKey,
  answerOf,
  type KeptAnswer,
  type OrderKey,
  takeKey,
  type TakenKey,
  unlockKey,
} from "./order-keys.ts";
import { holdCart, insertOrder, type Reserver } from "./order-store.ts";
import type { Payments } from "./payments.ts";
import type { OrderOutcome, OrderRequest } from "./ports.ts";
import { type Reservations, TooManyUnpaid } from "./reservations.ts";
import { OutOfStock, takeStock } from "./stock.ts";

interface Parts {
  database: Database;
  goods: Goods;
  limits: ShopLimits;
  provider: PaymentProvider;
  payments: Payments;
  reservations: Reservations;
  /** Called when pieces were taken off the stock or put back, after the commit. */
  stockChanged: () => void;
  /** Path of an order's page. */
  pathOf: (orderId: string) => string;
  secret: string;
  logger: Logger;
  now: () => number;
}

type Refused = Extract<OrderOutcome, { cart: unknown } | { kind: "unpaid-limit" }>;

/**
 * Places orders. The order, its articles and its key are written in one transaction, then the provider is asked, then its answer is
 * written in a second one: whenever the process dies, the next try with the same key (or the worker) goes on where it ended.
 *
 * One cart has one open order, however many keys it is sent with: from being taken down until its articles have left the cart, or it has
 * ended, an order claims its cart, and nothing else is taken down from there. A second key waits while the first order is being placed;
 * one that waits on the provider's page is closed for it.
 */
export function createCheckout(parts: Parts) {
  const { database, goods, limits, provider, payments, reservations, stockChanged } = parts;
  const { pathOf, secret, logger, now } = parts;
  const { queries } = database;

  return async function placeOrTell(request: OrderRequest, context: SubmitContext) {
    try {
      return await place(request, context);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      logger.error({ err: error }, "the database was lost in the middle of an order");
      return { kind: "order-unknown" } as const;
    }
  };

  async function place(
    { owner, idempotencyKey, values }: OrderRequest,
    { clientAddress }: SubmitContext,
  ): Promise<OrderOutcome> {
    if (!idempotencyKeyPattern.test(idempotencyKey)) return { kind: "idempotency-key" };
    const checked = validateWith(checkoutForm.schema, values);
    const cart = await findCart(queries, owner, now());
    const problem = await cardProblem(values, cart, idempotencyKey);
    if (!checked.ok || problem !== null) {
      const errors = checked.ok ? {} : checked.errors;
      return {
        kind: "invalid",
        errors: problem === null ? errors : { ...errors, cardNumber: problem },
      };
    }
    if (!cart)
      return { kind: "cart-empty", cart: await viewStored(queries, goods, undefined, now()) };

    const key: OrderKey = {
      cart_id: cart.id,
      key: idempotencyKey,
      body_hash: hashOf(checked.value),
    };
    if (!(await isKnown(cart.id, idempotencyKey))) {
      // Before it counts as a try: a page that waits asks often.
      if (await payments.isBeingPlaced(cart.id)) return { kind: "in-flight" };
      const wait = await limits.consumeOrder(clientAddress, checked.value.email);
      if (wait !== null) return { kind: "rate-limited", retryAfterSeconds: wait };
      if (!(await payments.closeOpen(cart.id))) return { kind: "payment-unavailable" };
    }
    const reserver = reservations.reserverOf(clientAddress, checked.value.email);
    const claimed = await claim(cart, key, checked.value, reserver);
    if (claimed.kind === "answered") {
      return placed(claimed.orderId, claimed.answer, { replayed: true });
    }
    if (claimed.kind !== "mine") return claimed;

    stockChanged();
    const settled = await begin(key, claimed.orderId, checked.value.cardNumber);
    if (settled === "unavailable") return { kind: "payment-unavailable" };
    if (settled.order.state === "payment_failed") return { kind: "payment-declined" };
    // Closed meanwhile by another try, which took long enough to be thought dead: the cart says what can be ordered now.
    if (settled.order.state === "cancelled") return { kind: "in-flight" };
    return placed(claimed.orderId, answerOf(settled), { replayed: false });
  }

  async function begin(key: OrderKey, orderId: string, cardNumber: string) {
    try {
      return await payments.begin(orderId, cardNumber);
    } catch (error) {
      // When not even this can be written, the lock ends by itself.
      await database.write((transaction) => unlockKey(transaction, key)).catch(() => undefined);
      throw error;
    }
  }

  /**
   * The message for a card that cannot be paid with, or null. None is needed where there is nothing to pay, nor where something else is said
   * first: that the cart is another one than the buyer saw, or that this order was taken down before.
   */
  async function cardProblem(
    values: OrderRequest["values"],
    cart: CartsTable | undefined,
    key: string,
  ): Promise<string | null> {
    const card = Object.hasOwn(values, "cardNumber") ? String(values.cardNumber) : "";
    const problem = provider.cardProblem(card);
    if (problem === null || card.trim() !== "") return problem;
    if (!cart) return null;
    const { quote, quoteVersion } = await viewStored(queries, goods, cart, now());
    const isFree = quote.delivery.some(({ id, total }) => id === values.delivery && total === 0);
    if (isFree || values.quote !== quoteVersion) return null;
    return (await isKnown(cart.id, key)) ? null : problem;
  }

  async function isKnown(cartId: string, key: string): Promise<boolean> {
    const row = await queries
      .selectFrom("order_keys")
      .select("key")
      .where("cart_id", "=", cartId)
      .where("key", "=", key)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Takes the key, and with a new one the order down. */
  async function claim(
    cart: CartsTable,
    key: OrderKey,
    values: CheckoutValues,
    reserver: Reserver,
  ): Promise<TakenKey | Refused> {
    try {
      return await database.write(async (transaction) => {
        const held = await holdCart(transaction, database.kind, cart.id);
        const known = await takeKey(transaction, key, now());
        return known ?? (await takeDown(transaction, held, key, values, reserver));
      });
    } catch (error) {
      if (error instanceof TooManyUnpaid) return { kind: "unpaid-limit" };
      if (!(error instanceof OutOfStock)) throw error;
      return { kind: "out-of-stock", cart: await viewStored(queries, goods, cart, now()) };
    }
  }

  /** Prices the cart once more and takes the order down, if that is what the buyer saw and can have. */
  async function takeDown(
    transaction: WriteTransaction,
    held: CartsTable | undefined,
    key: OrderKey,
    values: CheckoutValues,
    reserver: Reserver,
  ): Promise<TakenKey | Refused> {
    if (await isClaimed(transaction, key.cart_id)) return { kind: "in-flight" };
    const cart = await viewStored(transaction, goods, held, now());
    if (cart.lines.length === 0) return { kind: "cart-empty", cart };
    if (!cart.orderable) return { kind: "out-of-stock", cart };
    if (values.quote !== cart.quoteVersion) return { kind: "quote-changed", cart };
    const orderId = await insertOrder(transaction, {
      cartId: key.cart_id,
      accountId: held?.account_id ?? null,
      values,
      cart,
      reservedUntil: now() + shop.reservationMinutes * 60_000,
      reserver,
      provider: provider.name,
      secret,
      now: now(),
    });
    await addKey(transaction, key, orderId, now());
    // Last, so that buyers of one article wait for each other as shortly as can be.
    await takeStock(transaction, cart.lines);
    await reservations.check(transaction, reserver, cart.lines);
    return { kind: "mine", orderId };
  }

  function placed(
    orderId: string,
    { payUrl, ...order }: KeptAnswer,
    { replayed }: { replayed: boolean },
  ): OrderOutcome {
    return { kind: "placed", order: { ...order, next: payUrl ?? pathOf(orderId) }, replayed };
  }

  /** Keyed, as a card's number is among the fields. */
  function hashOf(values: CheckoutValues): string {
    return createHmac("sha256", secret).update(JSON.stringify(values)).digest("base64url");
  }
}
