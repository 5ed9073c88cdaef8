import { randomUUID } from "node:crypto";
import type { ExpressionBuilder } from "kysely";
import { CLOCK_SLACK_MS, HOUR, MINUTE } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { OutboxTable, Tables, WriteTransaction } from "../db/tables.ts";
import type { Mail, OutgoingMail } from "../mail/mail.ts";
import { orderedId } from "./ordered-id.ts";

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

/** A mail that this process holds for sending. */
export interface ClaimedMail {
  mail: OutgoingMail;
  lease: string;
  /** This attempt included. */
  attempts: number;
  /** `MailTerms.until`; null: without end. */
  until: number | null;
}

/** How long a mail holds. */
export interface MailTerms {
  /** Takes the place of one with the same topic that still waits: a mail server that was away must not have its reader meet a withdrawn link. */
  topic?: string;
  /** Instant after which it is not sent any more: the end of its link. One that waits until then counts as given up. */
  until?: number;
}

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Mails that wait to be sent. They are written in the transaction of what they tell about, so neither exists without the
 * other, and sent afterwards by `createOutboxWorker`, in this process or another one.
 */
export function createOutbox(database: Database, now: () => number) {
  const { queries, kind } = database;
  let wake = () => {};
  let pulledBackAt = -Infinity;

  return {
    /** Called after a commit: a worker of this process looks at once instead of at its next turn. */
    wake: () => wake(),
    onWake(listener: () => void) {
      wake = listener;
    },

    /** Returns the mail's id. */
    async enqueue(
      transaction: WriteTransaction,
      mail: Mail,
      { topic, until }: MailTerms = {},
    ): Promise<string> {
      const id = orderedId();
      if (topic !== undefined) await withdraw(transaction, topic);
      await transaction
        .insertInto("outbox")
        .values({
          id,
          mail: JSON.stringify(mail),
          state: "pending",
          attempts: 0,
          next_attempt_at: now(),
          lease: null,
          last_error: null,
          created_at: now(),
          sent_at: null,
          failed_at: null,
          topic: topic ?? null,
          valid_until: until ?? null,
        })
        .execute();
      return id;
    },

    withdraw,

    /** Takes the mail that has been due longest, or null. Until the lease ends no other worker gets it. */
    async claim(): Promise<ClaimedMail | null> {
      await pullBack();
      if (!(await hasDue())) return null;
      const lease = randomUUID();
      const row = await database.write((transaction) =>
        transaction
          .updateTable("outbox")
          .set((column) => ({
            lease,
            attempts: column("attempts", "+", 1),
            next_attempt_at: now() + LEASE_MS,
          }))
          .where("id", "=", (eb) =>
            eb
              .selectFrom("outbox")
              .select("id")
              .where(isDue)
              .orderBy("next_attempt_at")
              // Mails of one moment go in the order in which they were written.
              .orderBy("id")
              .limit(1)
              .$if(kind === "postgres", (query) => query.forUpdate().skipLocked()),
          )
          .returningAll()
          .executeTakeFirst(),
      );
      if (!row) return null;
      return { mail: read(row), lease, attempts: row.attempts, until: row.valid_until };
    },

    /** Whether a mail may still be sent after a pause, in ms: its link has not ended by then. */
    holdsFor: ({ until }: ClaimedMail, pause: number) => until === null || now() + pause < until,

    /** Holds a mail for as long again while it is being sent. False: it is no longer this worker's. */
    async renew({ mail, lease }: ClaimedMail): Promise<boolean> {
      const { numUpdatedRows } = await database.write((transaction) =>
        transaction
          .updateTable("outbox")
          .set({ next_attempt_at: now() + LEASE_MS })
          .where("id", "=", mail.id)
          .where("lease", "=", lease)
          .executeTakeFirstOrThrow(),
      );
      return numUpdatedRows > 0n;
    },

    /** Records success and forgets the content. It counts whoever holds the mail by now: it is sent. */
    async markSent({ mail }: ClaimedMail): Promise<void> {
      await database.write((transaction) =>
        transaction
          .updateTable("outbox")
          .set({
            state: "sent",
            mail: "",
            topic: null,
            lease: null,
            sent_at: now(),
            failed_at: null,
            last_error: null,
          })
          .where("id", "=", mail.id)
          .where("state", "<>", "sent")
          .execute(),
      );
    },

    /** Puts the mail back for a later try. */
    async postpone({ mail, lease }: ClaimedMail, delay: number, reason: string): Promise<void> {
      await finish(mail.id, lease, { next_attempt_at: now() + delay, last_error: reason });
    },

    /** Gives the mail up; its content stays, for the owner to look at. */
    async markFailed({ mail, lease }: ClaimedMail, reason: string): Promise<void> {
      await finish(mail.id, lease, { state: "failed", failed_at: now(), last_error: reason });
    },
  };

  /**
   * A mail that waits for a time further ahead than this clock can have set waits for a clock that was wrong: it is due now, or, where
   * a worker may still be sending it, when that worker's time is over.
   */
  async function pullBack(): Promise<void> {
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
    const found = await queries
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
  }

  /** What is past its time waits for the daily clean-up, which asks whether the clock is right. */
  function isDue(eb: ExpressionBuilder<Tables, "outbox">) {
    return eb.and([
      eb("state", "=", "pending"),
      eb("next_attempt_at", "<=", now()),
      eb.or([eb("valid_until", "is", null), eb("valid_until", ">", now())]),
    ]);
  }

  /** Takes back what waits with this topic, and what was given up: nobody is to send it again. One that is being sent may still arrive. */
  async function withdraw(transaction: WriteTransaction, topic: string): Promise<void> {
    await transaction
      .deleteFrom("outbox")
      .where("topic", "=", topic)
      .where("state", "in", ["pending", "failed"])
      .execute();
  }

  async function hasDue(): Promise<boolean> {
    const due = await queries
      .selectFrom("outbox")
      .select("id")
      .where(isDue)
      .limit(1)
      .executeTakeFirst();
    return due !== undefined;
  }

  /** Records what came of a try, unless another worker has the mail by now. */
  async function finish(id: string, lease: string, change: Partial<OutboxTable>): Promise<void> {
    await database.write((transaction) =>
      transaction
        .updateTable("outbox")
        .set({ ...change, lease: null })
        .where("id", "=", id)
        .where("lease", "=", lease)
        .execute(),
    );
  }
}

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

function read(row: OutboxTable): OutgoingMail {
  return { ...(JSON.parse(row.mail) as Mail), id: row.id, createdAt: row.created_at };
}
