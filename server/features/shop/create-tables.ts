import { type ColumnDefinitionBuilder, type Kysely, sql } from "kysely";
import type { Tables } from "#server/db/tables.ts";

/** Carts, stock, orders and payments: see `tables.ts`. */
export async function createShopTables(db: Kysely<Tables>): Promise<void> {
  await createCarts(db);
  await createOrders(db);
  await createPayments(db);
}

async function createCarts(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable("carts")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("coupon", "text")
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .addColumn("account_id", "text")
    .execute();
  await db.schema.createIndex("carts_by_expiry").on("carts").column("expires_at").execute();
  // An account has one cart.
  await db.schema
    .createIndex("carts_of_account")
    .unique()
    .on("carts")
    .column("account_id")
    .execute();
  await db.schema
    .createTable("cart_lines")
    .addColumn("cart_id", "text", (column) =>
      column.notNull().references("carts.id").onDelete("cascade"),
    )
    .addColumn("sku", "text", (column) => column.notNull())
    .addColumn("quantity", "integer", (column) => column.notNull())
    .addColumn("unit_price", "bigint", (column) => column.notNull())
    .addColumn("added_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("cart_lines_key", ["cart_id", "sku"])
    .addCheckConstraint("cart_lines_quantity", sql`quantity > 0`)
    .execute();
  await db.schema
    .createTable("stock")
    .addColumn("sku", "text", (column) => column.primaryKey())
    .addColumn("available", "integer", (column) => column.notNull())
    .addCheckConstraint("stock_not_negative", sql`available >= 0`)
    .execute();
}

async function createOrders(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable("orders")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("number", "text", (column) => column.notNull().unique())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("cart_id", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("stock", "text", (column) => column.notNull())
    .addColumn("reserved_until", "bigint", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("billing", "text")
    .addColumn("currency", "text", (column) => column.notNull())
    .addColumn("subtotal", "bigint", (column) => column.notNull())
    .addColumn("coupon_code", "text")
    .addColumn("coupon_label", "text")
    .addColumn("discount", "bigint", (column) => column.notNull())
    .addColumn("delivery_id", "text", (column) => column.notNull())
    .addColumn("delivery_label", "text", (column) => column.notNull())
    .addColumn("delivery_note", "text", (column) => column.notNull())
    .addColumn("delivery_price", "bigint", (column) => column.notNull())
    .addColumn("tax_label", "text", (column) => column.notNull())
    .addColumn("tax_rate", "integer", (column) => column.notNull())
    .addColumn("tax_included", "integer", (column) => column.notNull())
    .addColumn("tax", "bigint", (column) => column.notNull())
    .addColumn("total", "bigint", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("account_id", "text")
    .addColumn("claimed_cart", "text", whilePending("claimed_cart"))
    .addColumn("reserver_address", "text", whilePending("reserver_address"))
    .addColumn("reserver_mailbox", "text", whilePending("reserver_mailbox"))
    .execute();
  await indexOrders(db);
  await db.schema
    .createTable("order_lines")
    .addColumn("order_id", "text", (column) =>
      column.notNull().references("orders.id").onDelete("cascade"),
    )
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("sku", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("colour", "text", (column) => column.notNull())
    .addColumn("size", "text")
    .addColumn("unit_price", "bigint", (column) => column.notNull())
    .addColumn("quantity", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("order_lines_key", ["order_id", "position"])
    .addCheckConstraint("order_lines_quantity", sql`quantity > 0`)
    .execute();
  await db.schema
    .createTable("order_events")
    .addColumn("order_id", "text", (column) =>
      column.notNull().references("orders.id").onDelete("cascade"),
    )
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("order_events_key", ["order_id", "position"])
    .execute();
  await db.schema
    .createTable("order_keys")
    .addColumn("cart_id", "text", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("body_hash", "text", (column) => column.notNull())
    .addColumn("order_id", "text", (column) => column.notNull())
    .addColumn("locked_until", "bigint", (column) => column.notNull())
    .addColumn("answer", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("order_keys_key", ["cart_id", "key"])
    .execute();
  await db.schema.createIndex("order_keys_by_order").on("order_keys").column("order_id").execute();
}

/** Further tokens that open orders' pages: see `tables.ts`. */
export async function createOrderTokens(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable("order_tokens")
    .addColumn("hash", "text", (column) => column.primaryKey())
    .addColumn("order_id", "text", (column) =>
      column.notNull().references("orders.id").onDelete("cascade"),
    )
    .execute();
  await db.schema
    .createIndex("order_tokens_of_order")
    .on("order_tokens")
    .column("order_id")
    .execute();
}

/** An order that is past waiting for its money holds nothing of this any more: its cart, and whose reserved pieces it counts among. */
const whilePending = (name: string) => (column: ColumnDefinitionBuilder) =>
  column.check(sql<boolean>`${sql.ref(name)} is null or state = 'pending'`);

async function indexOrders(db: Kysely<Tables>): Promise<void> {
  const indexes = {
    orders_by_cart: ["cart_id"],
    orders_of_account: ["account_id", "created_at"],
    // Lists are read from their newest row on, with or without a state.
    orders_by_time: ["created_at", "id"],
    orders_by_state: ["state", "created_at", "id"],
  } as const;
  for (const [name, columns] of Object.entries(indexes))
    await db.schema
      .createIndex(name)
      .on("orders")
      .columns([...columns])
      .execute();
  // Orders placed as a guest are found by the address they were placed with, however it was typed.
  await sql`create index orders_by_email on orders (lower(email))`.execute(db);
  await db.schema
    .createIndex("orders_one_open_per_cart")
    .unique()
    .on("orders")
    .column("claimed_cart")
    .execute();
  for (const name of ["reserver_address", "reserver_mailbox"] as const)
    await db.schema
      .createIndex(`orders_by_${name}`)
      .on("orders")
      .column(name)
      .where(name, "is not", null)
      .execute();
}

async function createPayments(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable("payment_attempts")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("order_id", "text", (column) =>
      column.notNull().references("orders.id").onDelete("cascade"),
    )
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("amount", "bigint", (column) => column.notNull())
    .addColumn("currency", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("reference", "text")
    .addColumn("pay_url", "text")
    .addColumn("next_check_at", "bigint")
    .addColumn("checks", "integer", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("payment_attempts_of_order")
    .on("payment_attempts")
    .column("order_id")
    .execute();
  await db.schema
    .createIndex("payment_attempts_due")
    .on("payment_attempts")
    .column("next_check_at")
    .execute();
  await db.schema
    .createTable("payment_events")
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("received_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("payment_events_key", ["provider", "id"])
    .execute();
  await db.schema
    .createTable("test_payments")
    .addColumn("attempt_id", "text", (column) => column.primaryKey())
    .addColumn("amount", "bigint", (column) => column.notNull())
    .addColumn("currency", "text", (column) => column.notNull())
    .addColumn("outcome", "text", (column) => column.notNull())
    .addColumn("settles_at", "bigint", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
}
