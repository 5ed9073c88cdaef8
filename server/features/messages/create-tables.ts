import type { Kysely } from "kysely";
import type { Tables } from "#server/db/tables.ts";

/** What visitors write: see `tables.ts`. */
export async function createMessageTables(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable("messages")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("form", "text", (column) => column.notNull())
    .addColumn("payload", "text", (column) => column.notNull())
    .addColumn("fingerprint", "text", (column) => column.notNull())
    .addColumn("time_slot", "bigint", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("handled_at", "bigint")
    .addUniqueConstraint("messages_once_per_slot", ["fingerprint", "time_slot"])
    .execute();
  // Lists are read from their newest row on, with or without a state.
  await db.schema
    .createIndex("messages_by_time")
    .on("messages")
    .columns(["created_at", "id"])
    .execute();
  await db.schema
    .createIndex("messages_by_handling")
    .on("messages")
    .columns(["handled_at", "created_at", "id"])
    .execute();
}
