import type { ExpressionBuilder } from "kysely";
import type { Logger } from "pino";
import { CHECKOUT } from "#content/addresses.ts";
import { shop } from "#content/shop.ts";
import type { Database } from "#server/db/database.ts";
import type { PaymentAttemptsTable } from "./tables.ts";
import type { Tables } from "#server/db/tables.ts";
import {
  PaymentAccountRefused,
  type PaymentProvider,
  type PaymentRequest,
  type PaymentResult,
  PaymentUnavailable,
} from "./payments/provider.ts";
import { rowCount } from "#server/services/listing.ts";
import type { Outbox } from "#server/services/outbox.ts";
import { isAhead, latest } from "#server/clock.ts";
import { isWorkedOn } from "./order-keys.ts";
import type { PageOf } from "./order-mails.ts";
import type { Settled } from "./settled.ts";
import { type Heard, LONGEST_PAUSE_MS, type Settlement } from "./settlement.ts";

/** How long a provider's answer is waited for. */
const PAYMENT_TIMEOUT_MS = 10_000;
/** Who asks about a payment has this long before another worker does. */
const LEASE_MS = 60_000;
const RESERVATION_MS = shop.reservationMinutes * 60_000;
/** No question is put off for longer. */
const LONGEST_WAIT_MS = Math.max(LONGEST_PAUSE_MS, RESERVATION_MS, LEASE_MS);

interface Parts {
  database: Database;
  outbox: Outbox;
  provider: PaymentProvider;
  settle: Settlement;
  /** Called when pieces were taken off the stock or put back, after the commit. */
  stockChanged: () => void;
  publicUrl: string;
  pageOf: PageOf;
  logger: Logger;
  now: () => number;
  timeoutMs?: number;
}

/** What was heard, or that the provider refused the question: because of the payment asked for, or of our account. */
type Answer = Exclude<Heard, { kind: "refunded" }> | "refused" | "account-refused";

export type Payments = ReturnType<typeof createPayments>;

/**
 * Talks to the payment provider, never inside a transaction, and has what it says written down. An answer that does not come
 * settles nothing: the provider is asked again until it says something. Payments that another provider began wait until the shop has that
 * one again: this one knows nothing of them.
 */
export function createPayments(parts: Parts) {
  const { database, outbox, provider, settle, publicUrl, pageOf, logger, now } = parts;
  const { stockChanged, timeoutMs = PAYMENT_TIMEOUT_MS } = parts;
  const { queries } = database;

  return {
    /** Asks for the payment of an order while its buyer waits. `unavailable`: the provider refused to begin, or another one has begun. */
    async begin(orderId: string, cardNumber: string): Promise<Settled | "unavailable"> {
      const begun = await load("payment_attempts.order_id", orderId);
      if (begun.attempt.provider !== provider.name) return "unavailable";
      const request = await requestOf(begun);
      const answer = await ask(request, (signal) => provider.begin(request, cardNumber, signal));
      const isRefused = answer === "refused" || answer === "account-refused";
      const heard: Heard = isRefused ? { kind: "unheard-of" } : answer;
      const settled = await record(begun.attempt.id, heard, { buyerWaits: true });
      return isRefused ? "unavailable" : settled;
    },

    /** Whether an order of this cart is taken down, and a request that is alive waits for what the provider says. */
    async isBeingPlaced(cartId: string): Promise<boolean> {
      for (const { state, order_id } of await unsettledOf(cartId))
        if (state === "started" && (await isWorkedOn(queries, order_id, now()))) return true;
      return false;
    },

    /**
     * Gives up payments of this cart that were begun on the provider's page and left there, or by a request that died. False: the provider
     * does not say that one is closed, or is not the one to ask, so it may still be paid.
     */
    async closeOpen(cartId: string): Promise<boolean> {
      let areClosed = true;
      for (const { id, state, order_id, provider: began } of await unsettledOf(cartId)) {
        if (state === "started" && (await isWorkedOn(queries, order_id, now()))) continue;
        if (began !== provider.name) {
          areClosed = false;
          continue;
        }
        const { attempt } = await close(await load("payment_attempts.id", id));
        if (attempt.state === "open") areClosed = false;
      }
      return areClosed;
    },

    /** Says in the log how many payments wait for a provider that the shop does not have now. */
    async warnOfOthers(): Promise<void> {
      const others = await queries
        .selectFrom("payment_attempts")
        .select(["provider", rowCount])
        .where("provider", "<>", provider.name)
        .where("next_check_at", "is not", null)
        .groupBy("provider")
        .execute();
      for (const { provider: began, total } of others)
        logger.warn(
          { provider: began, payments: total },
          "payments were begun with another provider and stay open until the shop has its settings again",
        );
    },

    /** Asks about the payment that has been due longest; false when none is due. Any number of processes may do so. */
    async checkNext(): Promise<boolean> {
      const attempt = await claimDue();
      if (!attempt) return false;
      const settled = await load("payment_attempts.id", attempt.id);
      const { order } = settled;
      const isOver =
        order.state !== "pending" || !isAhead(order.reserved_until, RESERVATION_MS, now());
      if (attempt.state === "open" && isOver) await close(settled);
      else {
        const request = await requestOf(settled);
        await follow(attempt.id, await ask(request, (signal) => provider.find(request, signal)));
      }
      return true;
    },
  };

  /** Payments of a cart of which neither money nor an end was heard. */
  function unsettledOf(cartId: string) {
    return queries
      .selectFrom("payment_attempts")
      .innerJoin("orders", "orders.id", "payment_attempts.order_id")
      .select([
        "payment_attempts.id",
        "payment_attempts.state",
        "payment_attempts.order_id",
        "payment_attempts.provider",
      ])
      .where("orders.cart_id", "=", cartId)
      .where("payment_attempts.state", "in", ["started", "open"])
      .execute();
  }

  async function close(settled: Settled): Promise<Settled> {
    const request = await requestOf(settled);
    return follow(
      settled.attempt.id,
      await ask(request, (signal) => provider.close(request, signal)),
    );
  }

  /** Writes down what was heard of a payment that was begun before: trouble with our account says nothing about it. */
  async function follow(attemptId: string, answer: Answer): Promise<Settled> {
    const refusals = { refused: "unheard-of", "account-refused": "unknown" } as const;
    const heard: Heard = typeof answer === "string" ? { kind: refusals[answer] } : answer;
    return record(attemptId, heard, { buyerWaits: false });
  }

  /** Puts a question to the provider, and waits for so long. Nothing has to be paid for nothing. */
  async function ask(
    { amount, attemptId }: PaymentRequest,
    question: (signal: AbortSignal) => Promise<PaymentResult>,
  ): Promise<Answer> {
    if (amount === 0) return { kind: "paid", reference: attemptId };
    try {
      return await question(AbortSignal.timeout(timeoutMs));
    } catch (error) {
      logger.warn({ err: error }, "the payment provider gave no usable answer");
      if (error instanceof PaymentAccountRefused) return "account-refused";
      return error instanceof PaymentUnavailable ? "refused" : { kind: "unknown" };
    }
  }

  async function record(
    attemptId: string,
    heard: Heard,
    who: { buyerWaits: boolean },
  ): Promise<Settled> {
    const settled = await database.write((transaction) =>
      settle(transaction, attemptId, heard, who),
    );
    outbox.wake();
    stockChanged();
    if (!settled) throw new Error("the payment left while it was being settled");
    return settled;
  }

  async function claimDue(): Promise<PaymentAttemptsTable | undefined> {
    const isDue = (eb: ExpressionBuilder<Tables, "payment_attempts">) =>
      eb.and([
        eb("provider", "=", provider.name),
        eb.or([
          eb("next_check_at", "<=", now()),
          eb("next_check_at", ">", latest(LONGEST_WAIT_MS, now())),
        ]),
      ]);
    const due = await queries
      .selectFrom("payment_attempts")
      .select("id")
      .where(isDue)
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    return database.write((transaction) =>
      transaction
        .updateTable("payment_attempts")
        .set((column) => ({
          next_check_at: now() + LEASE_MS,
          checks: column("checks", "+", 1),
        }))
        .where("id", "=", (eb) =>
          eb
            .selectFrom("payment_attempts")
            .select("id")
            .where(isDue)
            .orderBy("next_check_at")
            .limit(1)
            .$if(database.kind === "postgres", (query) => query.forUpdate().skipLocked()),
        )
        .returningAll()
        .executeTakeFirst(),
    );
  }

  async function load(
    column: "payment_attempts.id" | "payment_attempts.order_id",
    value: string,
  ): Promise<Settled> {
    const attempt = await queries
      .selectFrom("payment_attempts")
      .selectAll()
      .where(column, "=", value)
      .executeTakeFirstOrThrow();
    const order = await queries
      .selectFrom("orders")
      .selectAll()
      .where("id", "=", attempt.order_id)
      .executeTakeFirstOrThrow();
    return { order, attempt };
  }

  async function requestOf({ order, attempt }: Settled): Promise<PaymentRequest> {
    return {
      attemptId: attempt.id,
      amount: attempt.amount,
      currency: attempt.currency,
      orderNumber: order.number,
      email: order.email,
      returnUrl: `${await pageOf(queries, order)}?payment=made`,
      cancelUrl: `${publicUrl}${CHECKOUT}?payment=cancelled`,
      expiresAt: order.reserved_until,
      reference: attempt.reference,
    };
  }
}
