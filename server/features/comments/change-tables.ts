import { type Kysely, sql } from "kysely";
import type { DatabaseKind } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";

/** Since when a comment's post is gone: see `tables.ts`. */
export async function notePostsGone(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable("comments").addColumn("post_gone_at", "bigint").execute();
}

/** On PostgreSQL addresses are compared by the letters of ASCII, whatever alphabet it was set up for. */
export async function renewCommentIndexes(db: Kysely<Tables>, kind: DatabaseKind): Promise<void> {
  if (kind !== "postgres") return;
  await sql`drop index comments_by_email`.execute(db);
  await sql`create index comments_by_email on comments (lower(email collate "C"))`.execute(db);
}
