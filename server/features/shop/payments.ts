import type { Logger } from "pino";
import { CHECKOUT } from "#content/addresses.ts";
import type { Database } from "#server/db/database.ts";
import {
  PaymentAccountRefused,
  type PaymentProvider,
  type PaymentRequest,
  type PaymentResult,
  PaymentUnavailable,
} from "./payments/provider.ts";
import type { Outbox } from "#server/services/outbox.ts";
import { isAhead } from "#server/clock.ts";
import { isWorkedOn } from "./order-keys.ts";
import type { PageOf } from "./order-mails.ts";
import {
  claimDue,
  loadAttempt,
  RESERVATION_MS,
  unsettledOf,
  waitingForOthers,
} from "./payment-attempts.ts";
import type { Settled } from "./settled.ts";
import type { Heard, Settlement } from "./settlement.ts";

/** How long a provider's answer is waited for. */
const PAYMENT_TIMEOUT_MS = 10_000;

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
      const begun = await loadAttempt(queries, "payment_attempts.order_id", orderId);
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
      for (const { state, order_id } of await unsettledOf(queries, cartId))
        if (state === "started" && (await isWorkedOn(queries, order_id, now()))) return true;
      return false;
    },

    /**
     * Gives up payments of this cart that were begun on the provider's page and left there, or by a request that died. False: the provider
     * does not say that one is closed, or is not the one to ask, so it may still be paid.
     */
    async closeOpen(cartId: string): Promise<boolean> {
      let areClosed = true;
      for (const { id, state, order_id, provider: began } of await unsettledOf(queries, cartId)) {
        if (state === "started" && (await isWorkedOn(queries, order_id, now()))) continue;
        if (began !== provider.name) {
          areClosed = false;
          continue;
        }
        const { attempt } = await close(await loadAttempt(queries, "payment_attempts.id", id));
        if (attempt.state === "open") areClosed = false;
      }
      return areClosed;
    },

    /** Says in the log how many payments wait for a provider that the shop does not have now. */
    async warnOfOthers(): Promise<void> {
      const others = await waitingForOthers(queries, provider.name);
      for (const { provider: began, total } of others)
        logger.warn(
          { provider: began, payments: total },
          "payments were begun with another provider and stay open until the shop has its settings again",
        );
    },

    /** Asks about the payment that has been due longest; false when none is due. Any number of processes may do so. */
    async checkNext(): Promise<boolean> {
      const attempt = await claimDue(database, provider.name, now);
      if (!attempt) return false;
      const settled = await loadAttempt(queries, "payment_attempts.id", attempt.id);
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
