import type { Kysely } from "kysely";
import type { Tables } from "#server/db/tables.ts";

/** Sign-in and audit log of the back office: see `tables.ts`. */
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
  await db.schema.createIndex("audit_log_by_time").on("audit_log").columns(["at", "id"]).execute();
}
