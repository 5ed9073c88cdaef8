import { orderLines } from "./order-store.ts";
import type { OrdersTable } from "./tables.ts";
import type { Queries, WriteTransaction } from "#server/db/tables.ts";

/** Whether an open order still has its articles in this cart. In a transaction that holds the cart the answer stays true. */
export async function isClaimed(queries: Queries, cartId: string): Promise<boolean> {
  const order = await queries
    .selectFrom("orders")
    .select("id")
    .where("cart_id", "=", cartId)
    .where("claimed_cart", "is not", null)
    .executeTakeFirst();
  return order !== undefined;
}

/**
 * What was bought leaves the cart, with its coupon; what was put in meanwhile stays, be it more of the same article or another coupon. Then
 * the cart is free for the next order. To be called before the order is moved. Once only while it is pending: what a buyer puts in after
 * that is a new wish.
 */
export async function leaveCart(transaction: WriteTransaction, order: OrdersTable): Promise<void> {
  if (order.state === "pending" && order.claimed_cart === null) return;
  await transaction
    .updateTable("orders")
    .set({ claimed_cart: null })
    .where("id", "=", order.id)
    .execute();
  order.claimed_cart = null;
  const { numUpdatedRows } = await transaction
    .updateTable("carts")
    .set((column) => ({ revision: column("revision", "+", 1) }))
    .where("id", "=", order.cart_id)
    .executeTakeFirstOrThrow();
  if (!numUpdatedRows) return;
  await transaction
    .updateTable("carts")
    .set({ coupon: null })
    .where("id", "=", order.cart_id)
    .where("coupon", "=", order.coupon_code)
    .execute();
  for (const { sku, quantity } of await orderLines(transaction, order.id)) {
    await transaction
      .deleteFrom("cart_lines")
      .where("cart_id", "=", order.cart_id)
      .where("sku", "=", sku)
      .where("quantity", "<=", quantity)
      .execute();
    await transaction
      .updateTable("cart_lines")
      .set((column) => ({ quantity: column("quantity", "-", quantity) }))
      .where("cart_id", "=", order.cart_id)
      .where("sku", "=", sku)
      .execute();
  }
}
