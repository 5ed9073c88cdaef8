import { type Kysely, sql } from "kysely";
import type { Tables } from "#server/db/tables.ts";

/** Sign-in and audit log of the back office (`back-office-tables.ts`), and what its lists are sorted and filtered by. */
export async function createBackOfficeTables(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable("admin_links")
    .addColumn("hash", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("admin_sessions")
    .addColumn("hash", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("seen_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("audit_log")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("admin", "text", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .execute();
  await db.schema.alterTable("messages").addColumn("handled_at", "bigint").execute();
  await createListIndexes(db);
}

/** Each list is read from its newest row on, with or without a state. */
async function createListIndexes(db: Kysely<Tables>): Promise<void> {
  const indexes = {
    audit_log_by_time: ["audit_log", ["at", "id"]],
    orders_by_time: ["orders", ["created_at", "id"]],
    orders_by_state: ["orders", ["state", "created_at", "id"]],
    messages_by_time: ["messages", ["created_at", "id"]],
    messages_by_handling: ["messages", ["handled_at", "created_at", "id"]],
    subscriptions_by_time: ["subscriptions", ["requested_at", "id"]],
    subscriptions_by_state: ["subscriptions", ["state", "requested_at", "id"]],
    comments_by_time: ["comments", ["created_at", "id"]],
    comments_by_state: ["comments", ["state", "created_at", "id"]],
  } as const;
  for (const [name, [table, columns]] of Object.entries(indexes))
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute();
  // One person's things are looked up by their address, however it was typed; migration 0011 did the same for orders.
  await sql`create index comments_by_email on comments (lower(email))`.execute(db);
}
