import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** When a mail was given up: see `tables.ts`. */
export async function noteFailedMails(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable("outbox").addColumn("failed_at", "bigint").execute();
}
