import { randomUUID } from "node:crypto";
import type { Database } from "#server/db/database.ts";
import type { Mail } from "#server/mail/mail.ts";
import type { Outbox } from "#server/services/outbox.ts";
import { fingerprintOf, timeSlotOf, wasJustStored } from "#server/services/repeats.ts";

/** Keeps what visitors send, together with the mails about it, in one transaction. */
export function createMessages(database: Database, outbox: Outbox, now: () => number) {
  return {
    async store(form: string, values: Readonly<Record<string, string>>, mails: readonly Mail[]) {
      const payload = JSON.stringify(values);
      const fingerprint = fingerprintOf(form, values);
      await database.write(async (transaction) => {
        const time = now();
        if (await wasJustStored(transaction, "messages", fingerprint, time)) return;
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto("messages")
          .values({
            id: randomUUID(),
            form,
            payload,
            fingerprint,
            time_slot: timeSlotOf(time),
            created_at: time,
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
}

export type Messages = ReturnType<typeof createMessages>;
