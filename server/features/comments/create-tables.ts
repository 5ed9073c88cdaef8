import { type Kysely, sql } from "kysely";
import type { Tables } from "#server/db/tables.ts";

/** Comments on posts: see `tables.ts`. */
export async function createCommentTables(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable("comments")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("post_id", "integer", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("fingerprint", "text", (column) => column.notNull())
    .addColumn("time_slot", "bigint", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("decided_at", "bigint")
    .addUniqueConstraint("comments_once_per_slot", ["fingerprint", "time_slot"])
    .execute();
  await db.schema
    .createIndex("comments_of_post")
    .on("comments")
    .columns(["post_id", "state", "created_at"])
    .execute();
  // Lists are read from their newest row on, with or without a state.
  await db.schema
    .createIndex("comments_by_time")
    .on("comments")
    .columns(["created_at", "id"])
    .execute();
  await db.schema
    .createIndex("comments_by_state")
    .on("comments")
    .columns(["state", "created_at", "id"])
    .execute();
  // One person's are looked up by their address, however it was typed.
  await sql`create index comments_by_email on comments (lower(email))`.execute(db);
}
