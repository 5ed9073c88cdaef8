import { type Kysely, sql } from "kysely";
import type { DatabaseKind } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";

/** Old keys are found by their age. On PostgreSQL addresses are compared by the letters of ASCII, whatever alphabet it was set up for. */
export async function renewShopIndexes(db: Kysely<Tables>, kind: DatabaseKind): Promise<void> {
  await db.schema.createIndex("order_keys_by_time").on("order_keys").column("created_at").execute();
  if (kind !== "postgres") return;
  await sql`drop index orders_by_email`.execute(db);
  await sql`create index orders_by_email on orders (lower(email collate "C"))`.execute(db);
}
