import type { Kysely } from "kysely";
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
}
