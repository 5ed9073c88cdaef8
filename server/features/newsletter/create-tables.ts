import type { Kysely } from "kysely";
import type { Tables } from "#server/db/tables.ts";

/** The e-mail list: see `tables.ts`. */
export async function createNewsletterTables(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable("subscriptions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("requested_at", "bigint", (column) => column.notNull())
    .addColumn("mail_queued_at", "bigint", (column) => column.notNull())
    .addColumn("confirmed_at", "bigint")
    .addColumn("unsubscribed_at", "bigint")
    .execute();
  await db.schema
    .createTable("subscription_tokens")
    .addColumn("hash", "text", (column) => column.primaryKey())
    .addColumn("subscription_id", "text", (column) =>
      column.notNull().references("subscriptions.id").onDelete("cascade"),
    )
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint")
    .execute();
  await db.schema
    .createIndex("subscription_tokens_by_subscription")
    .on("subscription_tokens")
    .column("subscription_id")
    .execute();
  // Lists are read from their newest row on, with or without a state.
  await db.schema
    .createIndex("subscriptions_by_time")
    .on("subscriptions")
    .columns(["requested_at", "id"])
    .execute();
  await db.schema
    .createIndex("subscriptions_by_state")
    .on("subscriptions")
    .columns(["state", "requested_at", "id"])
    .execute();
}
