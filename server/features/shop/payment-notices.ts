import type { Logger } from "pino";
import type { Database } from "#server/db/database.ts";
import type { PaymentProvider } from "./payments/provider.ts";
import type { Outbox } from "#server/services/outbox.ts";
import type { ShopServices } from "./ports.ts";
import type { Settlement } from "./settlement.ts";

interface Parts {
  database: Database;
  outbox: Outbox;
  provider: PaymentProvider;
  settle: Settlement;
  /** Called when pieces were taken off the stock or put back, after the commit. */
  stockChanged: () => void;
  logger: Logger;
  now: () => number;
}

/**
 * What the payment provider tells without being asked: each notification once, however often it is delivered. One that tells of no
 * payment of ours is forgotten.
 */
export function createPaymentNotices(parts: Parts): ShopServices["receiveWebhook"] {
  const { database, outbox, provider, settle, stockChanged, logger, now } = parts;

  return async (body, headers) => {
    const notice = provider.readNotice(body, headers, now());
    if (typeof notice === "string") return notice;
    const { payment } = notice;
    if (!payment) return "done";
    await database.write(async (transaction) => {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto("payment_events")
        .values({
          provider: provider.name,
          id: notice.id,
          type: notice.type,
          received_at: now(),
        })
        .onConflict((conflict) => conflict.columns(["provider", "id"]).doNothing())
        .executeTakeFirstOrThrow();
      if (!numInsertedOrUpdatedRows) return;
      const { attemptId, result, paid } = payment;
      const attempt = await transaction
        .selectFrom("payment_attempts")
        .select(["amount", "currency"])
        .where("id", "=", attemptId)
        .where("provider", "=", provider.name)
        .executeTakeFirst();
      const isOurs =
        attempt &&
        (!paid || (paid.amount === attempt.amount && paid.currency === attempt.currency));
      if (!isOurs) {
        logger.error({ event: notice.id }, "a notification fits no payment of this shop");
        return;
      }
      await settle(transaction, attemptId, result, { buyerWaits: false });
    });
    outbox.wake();
    stockChanged();
    return "done";
  };
}
