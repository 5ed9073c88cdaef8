import { sql, type SqlBool } from "kysely";
import { customerOrderPath } from "#content/addresses.ts";
import type { OrderAddress } from "#shared/shop/order.ts";
import type { Queries } from "#server/db/tables.ts";
import { orderToken } from "./order-store.ts";
import type { Account } from "#server/contract/account.ts";
import type { AccountOrder, CheckoutDetails } from "./ports.ts";

/** Most orders in the list of an account. */
const MOST = 200;

/** The account's orders, and those of a guest with the same address: it is confirmed, so they are the same person's. */
function ordersOf(queries: Queries, { id, email }: Account) {
  return queries
    .selectFrom("orders")
    .where((eb) =>
      eb.or([
        eb("account_id", "=", id),
        eb.and([eb("account_id", "is", null), sql<SqlBool>`lower(email) = ${email}`]),
      ]),
    )
    .orderBy("created_at", "desc");
}

/** @param secret the house's; the addresses of orders' pages are made with it. */
export async function listOrders(
  queries: Queries,
  account: Account,
  secret: string,
): Promise<AccountOrder[]> {
  const rows = await ordersOf(queries, account)
    .select(["id", "number", "state", "created_at", "total", "currency"])
    .select((eb) =>
      eb
        .selectFrom("order_lines")
        .select(({ fn }) => fn.sum<number>("quantity").as("pieces"))
        .whereRef("order_id", "=", "orders.id")
        .as("pieces"),
    )
    .limit(MOST)
    .execute();
  return rows.map(({ id, created_at, pieces, ...order }) => ({
    ...order,
    path: customerOrderPath(orderToken(id, secret)),
    placedAt: created_at,
    pieces: Number(pieces),
  }));
}

export async function checkoutDetails(
  queries: Queries,
  account: Account,
): Promise<CheckoutDetails> {
  const last = await ordersOf(queries, account)
    .select(["phone", "address"])
    .limit(1)
    .executeTakeFirst();
  return {
    email: account.email,
    name: account.name,
    phone: last?.phone ?? "",
    address: last ? (JSON.parse(last.address) as OrderAddress) : null,
  };
}
