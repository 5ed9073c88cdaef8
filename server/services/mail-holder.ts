import { type Holder, sameAddress } from "../contract/holder.ts";
import type { DatabaseKind } from "../db/database.ts";
import { jsonField } from "./listing.ts";
import * as words from "../words.ts";

/** Mails to a person, and those to the owner that tell of one: each is whole until it is sent. */
export function mailHolder(kind: DatabaseKind): Holder {
  const to = jsonField(kind, "mail", "to");
  const replyTo = jsonField(kind, "mail", "replyTo");
  return {
    kind: words.unsentMails,
    tables: ["outbox"],
    find: (queries, email) =>
      queries
        .selectFrom("outbox")
        .select([to.as("to"), jsonField(kind, "mail", "subject").as("subject"), "state"])
        .select("created_at")
        .where((eb) => eb.or([sameAddress(to, email), sameAddress(replyTo, email)]))
        .orderBy("created_at")
        .execute(),
    async erase(transaction, email) {
      await transaction
        .deleteFrom("outbox")
        .where((eb) => eb.or([sameAddress(to, email), sameAddress(replyTo, email)]))
        .execute();
    },
  };
}
