import { randomUUID } from "node:crypto";
import type { ExpressionBuilder } from "kysely";
import type { Database } from "../db/database.ts";
import type { OutboxTable, Tables, WriteTransaction } from "../db/tables.ts";
import type { Mail, OutgoingMail } from "../mail/mail.ts";
import { createPullBack, LEASE_MS } from "./mail-times.ts";
import { orderedId } from "./ordered-id.ts";

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
  const pullBack = createPullBack(database, now);

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

    /** Has what waits with this topic tried again now: it is to arrive before what is written next. One that is being sent stays as it is. */
    async hasten(transaction: WriteTransaction, topic: string): Promise<void> {
      await transaction
        .updateTable("outbox")
        .set({ next_attempt_at: now() })
        .where("topic", "=", topic)
        .where("state", "=", "pending")
        .where("lease", "is", null)
        .where("next_attempt_at", ">", now())
        .execute();
    },

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

function read(row: OutboxTable): OutgoingMail {
  return { ...(JSON.parse(row.mail) as Mail), id: row.id, createdAt: row.created_at };
}
