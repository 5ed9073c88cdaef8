import type { ExpressionBuilder } from "kysely";
import { shop } from "#content/shop.ts";
import { latest } from "#server/clock.ts";
import type { Database } from "#server/db/database.ts";
import type { Queries, Tables } from "#server/db/tables.ts";
import { rowCount } from "#server/services/listing.ts";
import type { Settled } from "./settled.ts";
import { LONGEST_PAUSE_MS } from "./settlement.ts";
import type { PaymentAttemptsTable } from "./tables.ts";

/** Who asks about a payment has this long before another worker does. */
const LEASE_MS = 60_000;
/** The articles of an order are kept for so long. */
export const RESERVATION_MS = shop.reservationMinutes * 60_000;
/** No question is put off for longer. */
const LONGEST_WAIT_MS = Math.max(LONGEST_PAUSE_MS, RESERVATION_MS, LEASE_MS);

type Provider = PaymentAttemptsTable["provider"];

/** An order with its attempt, by either. */
export async function loadAttempt(
  queries: Queries,
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

/** Payments of a cart of which neither money nor an end was heard. */
export function unsettledOf(queries: Queries, cartId: string) {
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

/** How many payments wait for each provider that the shop does not have now. */
export function waitingForOthers(queries: Queries, provider: Provider) {
  return queries
    .selectFrom("payment_attempts")
    .select(["provider", rowCount])
    .where("provider", "<>", provider)
    .where("next_check_at", "is not", null)
    .groupBy("provider")
    .execute();
}

/** Takes the attempt that has been due longest with this provider, for as long as asking about it takes. */
export async function claimDue(
  database: Database,
  provider: Provider,
  now: () => number,
): Promise<PaymentAttemptsTable | undefined> {
  const isDue = (eb: ExpressionBuilder<Tables, "payment_attempts">) =>
    eb.and([
      eb("provider", "=", provider),
      eb.or([
        eb("next_check_at", "<=", now()),
        eb("next_check_at", ">", latest(LONGEST_WAIT_MS, now())),
      ]),
    ]);
  const due = await database.queries
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
