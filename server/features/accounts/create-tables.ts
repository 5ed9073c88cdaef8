import type { Kysely } from "kysely";
import type { Tables } from "#server/db/tables.ts";

/** Accounts: see `tables.ts`. */
export async function createAccountTables(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable("accounts")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email_verified", "integer", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("account_credentials")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) =>
      column.notNull().references("accounts.id").onDelete("cascade"),
    )
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("provider_account_id", "text", (column) => column.notNull())
    .addColumn("password", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addUniqueConstraint("account_credentials_once", ["provider", "provider_account_id"])
    .execute();
  await db.schema
    .createIndex("account_credentials_of_account")
    .on("account_credentials")
    .column("account_id")
    .execute();
  await db.schema
    .createTable("account_sessions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) =>
      column.notNull().references("accounts.id").onDelete("cascade"),
    )
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .execute();
  await createLinks(db);
}

async function createLinks(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createIndex("account_sessions_of_account")
    .on("account_sessions")
    .column("account_id")
    .execute();
  await db.schema
    .createIndex("account_sessions_by_expiry")
    .on("account_sessions")
    .column("expires_at")
    .execute();
  await db.schema
    .createTable("account_links")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("hash", "text", (column) => column.notNull().unique())
    .addColumn("account_id", "text", (column) =>
      column.references("accounts.id").onDelete("cascade"),
    )
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("account_links_of_account")
    .on("account_links")
    .column("account_id")
    .execute();
  await db.schema
    .createIndex("account_links_by_expiry")
    .on("account_links")
    .column("expires_at")
    .execute();
}
