import type { ExpressionBuilder } from "kysely";
import { CLOCK_SLACK_MS, HOUR, MINUTE } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { Tables } from "../db/tables.ts";

/** How long a mail is held for a worker that is not heard of: it died. One that goes on sending renews its lease. */
export const LEASE_MS = 120_000;
/** How often it does. Some may fail, as when the database is away for a moment. */
export const RENEW_MS = LEASE_MS / 4;
/** Tries before a mail is given up: with the back-off, about two and a half days. */
export const MAX_ATTEMPTS = 20;
const FIRST_DELAY_MS = 30_000;
const LONGEST_DELAY_MS = 6 * HOUR;

/** How often mails are looked for whose time was set by a clock that has been set back since. */
const MISDATED_MS = MINUTE;

/** Doubling pause before the next try, six hours at most, half to one and a half of it by chance (`random` in 0..1). */
export function backOff(attempts: number, random: number): number {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS);
  return Math.round(delay * (0.5 + random));
}

/** By the number of attempts made: how far ahead of the clock the next one can be. A new mail is due at once. */
const furthestAhead = [
  0,
  ...Array.from(
    { length: MAX_ATTEMPTS },
    (_, index) => Math.max(LEASE_MS, backOff(index + 1, 1)) + CLOCK_SLACK_MS,
  ),
];

/**
 * Makes what looks for mails of a clock that was wrong, once a minute at most: they wait for a time further ahead than this clock can have
 * set. Such a mail is due now, or, where a worker may still be sending it, when that worker's time is over.
 */
export function createPullBack(database: Database, now: () => number): () => Promise<void> {
  let pulledBackAt = -Infinity;
  return async () => {
    const time = now();
    // In both directions: a clock that is set back is noticed at once.
    if (Math.abs(time - pulledBackAt) < MISDATED_MS) return;
    pulledBackAt = time;
    const isMisdated = (eb: ExpressionBuilder<Tables, "outbox">) =>
      eb.and([
        eb("state", "=", "pending"),
        eb.or(
          furthestAhead.map((ahead, attempts) =>
            eb.and([
              eb("attempts", attempts < MAX_ATTEMPTS ? "=" : ">=", attempts),
              eb("next_attempt_at", ">", time + ahead),
            ]),
          ),
        ),
      ]);
    const found = await database.queries
      .selectFrom("outbox")
      .select("id")
      .where(isMisdated)
      .limit(1)
      .executeTakeFirst();
    if (!found) return;
    await database.write((transaction) =>
      transaction
        .updateTable("outbox")
        .set((eb) => ({
          next_attempt_at: eb
            .case()
            .when("lease", "is", null)
            .then(time)
            .else(time + LEASE_MS)
            .end(),
        }))
        .where(isMisdated)
        .execute(),
    );
  };
}
