import { type ExpressionBuilder, sql } from "kysely";
import { type Holder, inLowerCase, sameAddress } from "../contract/holder.ts";
import type { DatabaseKind } from "../db/database.ts";
import type { Tables } from "../db/tables.ts";
import { jsonField } from "./listing.ts";
import * as words from "../words.ts";

/**
 * Mails to a person, and those to the owner that tell of one: each is whole until it is sent.
 * @param own the site's own addresses (`server/mail/about-whom.ts`, whose `isAbout` is the same for files).
 */
export function mailHolder(kind: DatabaseKind, own: ReadonlySet<string>): Holder {
  const to = jsonField(kind, "mail", "to");
  const replyTo = jsonField(kind, "mail", "replyTo");

  const isAbout = (email: string) => (eb: ExpressionBuilder<Tables, "outbox">) => {
    const names = eb.or([sameAddress(kind, to, email), sameAddress(kind, replyTo, email)]);
    if (!own.has(email)) return names;
    const isOwn = (address: typeof to) =>
      sql<boolean>`${inLowerCase(kind, address)} in (${sql.join([...own])})`;
    return eb.and([names, isOwn(to), eb.or([eb(replyTo, "is", null), isOwn(replyTo)])]);
  };

  return {
    kind: words.unsentMails,
    tables: ["outbox"],
    find: (queries, email) =>
      queries
        .selectFrom("outbox")
        .select([to.as("to"), jsonField(kind, "mail", "subject").as("subject"), "state"])
        .select("created_at")
        .where(isAbout(email))
        .orderBy("created_at")
        .execute(),
    async erase(transaction, email) {
      await transaction.deleteFrom("outbox").where(isAbout(email)).execute();
    },
  };
}
