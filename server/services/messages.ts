import { createHash, randomUUID } from "node:crypto";
import type { Database } from "../db/database.ts";
import type { Mail } from "../mail/mail.ts";
import type { Outbox } from "./outbox.ts";

/** The same message again within this time is a double click. */
export const REPEAT_MS = 60_000;

/** What makes two submissions of a form the same. */
export function fingerprintOf(form: string, values: Readonly<Record<string, string>>): string {
  return createHash("sha256")
    .update(`${form}\n${JSON.stringify(values)}`)
    .digest("base64url");
}

/** Keeps what visitors send, together with the mails about it, in one transaction. */
export function createMessages(database: Database, outbox: Outbox, now: () => number) {
  return {
    async store(form: string, values: Readonly<Record<string, string>>, mails: readonly Mail[]) {
      const payload = JSON.stringify(values);
      const fingerprint = fingerprintOf(form, values);
      if (await wasJustStored(fingerprint)) return;
      await database.write(async (transaction) => {
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto("messages")
          .values({
            id: randomUUID(),
            form,
            payload,
            fingerprint,
            time_slot: Math.floor(now() / REPEAT_MS),
            created_at: now(),
            handled_at: null,
          })
          .onConflict((conflict) => conflict.columns(["fingerprint", "time_slot"]).doNothing())
          .executeTakeFirstOrThrow();
        if (!numInsertedOrUpdatedRows) return;
        for (const mail of mails) await outbox.enqueue(transaction, mail);
      });
      outbox.wake();
    },
  };

  async function wasJustStored(fingerprint: string): Promise<boolean> {
    const row = await database.queries
      .selectFrom("messages")
      .select("id")
      .where("fingerprint", "=", fingerprint)
      .where("created_at", ">", now() - REPEAT_MS)
      .executeTakeFirst();
    return row !== undefined;
  }
}

export type Messages = ReturnType<typeof createMessages>;
