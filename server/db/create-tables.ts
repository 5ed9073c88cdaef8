import { type Kysely, sql } from "kysely";
import type { DatabaseKind } from "./database.ts";
import type { Tables } from "./tables.ts";

/** The house's own tables: see `tables.ts`. */
export async function createHouseTables(db: Kysely<Tables>, kind: DatabaseKind): Promise<void> {
  await db.schema
    .createTable("outbox")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("mail", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("next_attempt_at", "bigint", (column) => column.notNull())
    .addColumn("lease", "text")
    .addColumn("last_error", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("sent_at", "bigint")
    .execute();
  await db.schema
    .createIndex("outbox_due")
    .on("outbox")
    .columns(["state", "next_attempt_at"])
    .execute();
  await db.schema
    .createTable("settings")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
  // On SQLite the limits have a file of their own (limit-store.ts). Unlogged: losing them in a crash harms nobody.
  if (kind === "postgres") {
    await sql`create unlogged table rate_limits (
      key varchar(255) primary key, points integer not null default 0, expire bigint
    )`.execute(db);
  }
}
