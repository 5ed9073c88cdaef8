import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** What a mail is about, and until when what it says is so: see `tables.ts`. */
export async function noteTopicsOfMails(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable("outbox").addColumn("topic", "text").execute();
  await db.schema.alterTable("outbox").addColumn("valid_until", "bigint").execute();
}
