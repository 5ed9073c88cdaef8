import { type Kysely, sql } from "kysely";
import type { Tables } from "#server/db/tables.ts";

/** Accounts (see `accounts-tables.ts`), and what of the shop belongs to one. */
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
  await giveToAccounts(db);
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

/** An account has one cart, which goes with it; its orders stay without it, as the books need them. */
async function giveToAccounts(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .alterTable("carts")
    .addColumn("account_id", "text", (column) =>
      column.references("accounts.id").onDelete("cascade"),
    )
    .execute();
  await db.schema
    .createIndex("carts_of_account")
    .unique()
    .on("carts")
    .column("account_id")
    .execute();
  await db.schema
    .alterTable("orders")
    .addColumn("account_id", "text", (column) =>
      column.references("accounts.id").onDelete("set null"),
    )
    .execute();
  await db.schema
    .createIndex("orders_of_account")
    .on("orders")
    .columns(["account_id", "created_at"])
    .execute();
  // Orders placed as a guest are found by the address they were placed with, however it was typed.
  await sql`create index orders_by_email on orders (lower(email))`.execute(db);
}
