import type { OrdersTable } from "./tables.ts";
import type { WriteTransaction } from "#server/db/tables.ts";
import { moveOrder, orderLines } from "./order-store.ts";
import { returnStock } from "./stock.ts";

/**
 * Moves an order that this transaction holds to `refunded`, whoever says so. Before it was packed its articles lie on the shelf and can be
 * sold again; what was packed is counted in by hand when it is back. False: it cannot go there from where it is.
 */
export async function refundOrder(
  transaction: WriteTransaction,
  order: OrdersTable,
  now: number,
): Promise<boolean> {
  const isOnShelf = order.state === "paid" && order.stock !== "returned";
  const stock = isOnShelf ? "returned" : order.stock;
  if (!(await moveOrder(transaction, order, "refunded", now, stock))) return false;
  if (isOnShelf) await returnStock(transaction, await orderLines(transaction, order.id));
  return true;
}
