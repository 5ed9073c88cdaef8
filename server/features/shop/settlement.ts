import type { Logger } from "pino";
import type { Database } from "#server/db/database.ts";
import type { PaymentAttemptsTable } from "./tables.ts";
import type { WriteTransaction } from "#server/db/tables.ts";
import type { PaymentResult } from "./payments/provider.ts";
import { leaveCart } from "./cart-claim.ts";
import { freeKey, keepAnswer } from "./order-keys.ts";
import type { OrderMails } from "./order-mails.ts";
import { holdOrder, moveOrder, orderLines } from "./order-store.ts";
import { refundOrder } from "./refund.ts";
import type { Settled } from "./settled.ts";
import { returnStock, tryTakeStock } from "./stock.ts";

/** `unknown`: the provider did not answer, so everything is still possible. `unheard-of`: it says that there is no such payment. */
export type Heard = PaymentResult | { kind: "unknown" | "unheard-of" | "refunded" };

interface Parts {
  database: Database;
  mails: OrderMails;
  logger: Logger;
  now: () => number;
}

/** The pause before a payment of which nothing was heard is asked about again: doubling, an hour at most. */
const FIRST_PAUSE_MS = 5000;
export const LONGEST_PAUSE_MS = 60 * 60_000;

export type Settlement = ReturnType<typeof createSettlement>;

/**
 * Writes down what became of a payment, whoever heard it: the request that began it, a notification, or the worker that asks. May be
 * told the same thing any number of times, and does everything about it in the one transaction it is given.
 *
 * Notifications come in any order, so what is heard only ever adds to what is known, and the end depends on all of it, not on what came
 * last: `expired` < `declined` < `paid` < `refunded`. A refund tells of the payment, too: nothing that is heard after it undoes it.
 */
export function createSettlement({ database, mails, logger, now }: Parts) {
  return async function settle(
    transaction: WriteTransaction,
    attemptId: string,
    heard: Heard,
    { buyerWaits }: { buyerWaits: boolean },
  ): Promise<Settled | null> {
    const known = await transaction
      .selectFrom("payment_attempts")
      .innerJoin("orders", "orders.id", "payment_attempts.order_id")
      .select(["orders.id", "orders.cart_id"])
      .where("payment_attempts.id", "=", attemptId)
      .executeTakeFirst();
    if (!known) return null;
    const order = await holdOrder(transaction, database.kind, known);
    const attempt = await transaction
      .selectFrom("payment_attempts")
      .selectAll()
      .where("id", "=", attemptId)
      .executeTakeFirstOrThrow();
    const settled = { order, attempt };

    switch (heard.kind) {
      case "paid":
        await paid(transaction, settled, heard.reference);
        break;
      case "declined":
      case "expired":
      case "unheard-of":
        await failed(transaction, settled, heard.kind, buyerWaits);
        break;
      case "processing":
        await waiting(transaction, settled, {
          state: "processing",
          reference: heard.reference,
          next_check_at: now() + Math.min(Math.max(heard.askAgainAfter, 1000), LONGEST_PAUSE_MS),
        });
        break;
      case "open":
        await waiting(transaction, settled, {
          state: "open",
          reference: heard.reference,
          pay_url: heard.payUrl,
          // A notification may be lost: who has paid does not wait until the reservation ends.
          next_check_at: Math.max(
            now() + FIRST_PAUSE_MS,
            Math.min(order.reserved_until, now() + pause(attempt.checks)),
          ),
        });
        break;
      case "unknown":
        await waiting(transaction, settled, {
          ...(attempt.state === "started" ? { state: "processing" } : {}),
          next_check_at: now() + pause(attempt.checks),
        });
        break;
      case "refunded":
        await refunded(transaction, settled);
        break;
    }
    await keepAnswer(transaction, settled);
    return settled;
  };

  async function paid(transaction: WriteTransaction, settled: Settled, reference: string) {
    const { order, attempt } = settled;
    if (attempt.state === "paid") return;
    await change(transaction, attempt, { state: "paid", reference, next_check_at: null });
    const isThere =
      order.stock !== "returned" ||
      (await tryTakeStock(transaction, await orderLines(transaction, order.id)));
    if (!isThere) {
      await moveOrder(transaction, order, "refund_due", now());
      logger.warn({ order: order.number }, "paid too late: its articles are gone, refund it");
      await mails.refundDue(transaction, order);
      return;
    }
    await leaveCart(transaction, order);
    await moveOrder(transaction, order, "paid", now(), "taken");
    await mails.paid(transaction, order);
  }

  /** The order gives its articles back. A key whose answer was not given yet is free again: failures are not cached. */
  async function failed(
    transaction: WriteTransaction,
    { order, attempt }: Settled,
    reason: "declined" | "expired" | "unheard-of",
    buyerWaits: boolean,
  ) {
    const isLateRefusal = reason === "declined" && order.state === "cancelled";
    if (!isUnsettled(attempt) && !(isLateRefusal && attempt.state === "abandoned")) return;
    const state = reason === "declined" ? "declined" : "abandoned";
    await change(transaction, attempt, { state, next_check_at: null });
    const next = reason === "expired" ? "cancelled" : "payment_failed";
    const isHeld = order.stock !== "returned";
    if (!(await moveOrder(transaction, order, next, now(), "returned"))) return;
    if (isHeld) await returnStock(transaction, await orderLines(transaction, order.id));
    const wasAnswered = !(await freeKey(transaction, order.id));
    if (wasAnswered && reason !== "expired" && !buyerWaits)
      await mails.news(transaction, order, "payment_failed");
  }

  async function waiting(
    transaction: WriteTransaction,
    { order, attempt }: Settled,
    changes: Partial<PaymentAttemptsTable>,
  ) {
    if (!isUnsettled(attempt)) return;
    await change(transaction, attempt, changes);
    if (attempt.state === "processing") await leaveCart(transaction, order);
  }

  /** What is paid back was paid: an order whose payment was not heard of yet, or thought to have failed, goes through `paid`. */
  async function refunded(transaction: WriteTransaction, { order, attempt }: Settled) {
    if (attempt.state !== "paid") {
      await change(transaction, attempt, { state: "paid", next_check_at: null });
      await leaveCart(transaction, order);
      await moveOrder(transaction, order, "paid", now());
    }
    if (await refundOrder(transaction, order, now()))
      await mails.news(transaction, order, "refunded");
  }
}

/** @param checks how often it was asked about already. */
function pause(checks: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.min(checks, 20), LONGEST_PAUSE_MS);
}

function isUnsettled({ state }: PaymentAttemptsTable): boolean {
  return state === "started" || state === "open" || state === "processing";
}

async function change(
  transaction: WriteTransaction,
  attempt: PaymentAttemptsTable,
  changes: Partial<PaymentAttemptsTable>,
): Promise<void> {
  await transaction
    .updateTable("payment_attempts")
    .set(changes)
    .where("id", "=", attempt.id)
    .execute();
  Object.assign(attempt, changes);
}
