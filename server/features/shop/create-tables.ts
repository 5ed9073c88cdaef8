import { type Kysely, sql } from "kysely";
import type { Tables } from "#server/db/tables.ts";

/** Carts, stock, orders and payments: see `shop-tables.ts`. */
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
    .execute();
  await db.schema.createIndex("carts_by_expiry").on("carts").column("expires_at").execute();
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
    .execute();
  await db.schema.createIndex("orders_by_cart").on("orders").column("cart_id").execute();
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
