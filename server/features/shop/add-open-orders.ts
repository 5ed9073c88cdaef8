import { type Kysely, sql } from "kysely";
import type { Tables } from "#server/db/tables.ts";

/** What an order holds while it is not paid: the cart it was placed from, and whose reserved pieces it counts among. */
export async function addOpenOrders(db: Kysely<Tables>): Promise<void> {
  // An order that is past waiting for its money holds nothing of this any more.
  const whilePending = (column: string) =>
    sql<boolean>`${sql.ref(column)} is null or state = 'pending'`;
  for (const name of ["claimed_cart", "reserver_address", "reserver_mailbox"])
    await db.schema
      .alterTable("orders")
      .addColumn(name, "text", (column) => column.check(whilePending(name)))
      .execute();
  await claimCarts(db);
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

/** Orders that were being placed when the server was brought up to date: of several of one cart the newest has it. */
async function claimCarts(db: Kysely<Tables>): Promise<void> {
  const open = await db
    .selectFrom("orders")
    .innerJoin("payment_attempts", "payment_attempts.order_id", "orders.id")
    .select(["orders.id", "orders.cart_id"])
    .where("orders.state", "=", "pending")
    .where("payment_attempts.state", "in", ["started", "open"])
    .orderBy("orders.created_at")
    .execute();
  for (const [claimed_cart, id] of new Map(open.map((order) => [order.cart_id, order.id])))
    await db.updateTable("orders").set({ claimed_cart }).where("id", "=", id).execute();
}
