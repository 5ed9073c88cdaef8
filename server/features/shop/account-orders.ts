import { sql, type SqlBool } from "kysely";
import { customerOrderPath } from "#content/addresses.ts";
import type { OrderAddress } from "#shared/shop/order.ts";
import type { Queries } from "#server/db/tables.ts";
import { unpaidStates } from "./order-holder.ts";
import { orderToken } from "./order-store.ts";
import type { Account } from "#server/contract/account.ts";
import type { AccountOrder, CheckoutDetails } from "./ports.ts";

/** Most orders in the list of an account. */
const MOST = 200;

/**
 * The account's orders, and those that were placed as a guest with its address and paid.
 * @param secret the house's; the addresses of orders' pages are made with it.
 */
export async function listOrders(
  queries: Queries,
  { id: accountId, email }: Account,
  secret: string,
): Promise<AccountOrder[]> {
  const rows = await queries
    .selectFrom("orders")
    .where((eb) =>
      eb.or([
        eb("account_id", "=", accountId),
        eb.and([
          eb("account_id", "is", null),
          sql<SqlBool>`lower(email) = ${email}`,
          // Anybody can type an address; only what is paid is told of in a mail to it.
          eb("state", "not in", ["pending", ...unpaidStates]),
        ]),
      ]),
    )
    .orderBy("created_at", "desc")
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

/**
 * What the account's last order was placed with: one that its owner placed while signed in, as anybody can type their address. One whose
 * data was erased has nothing to tell.
 */
export async function checkoutDetails(
  queries: Queries,
  account: Account,
): Promise<CheckoutDetails> {
  const last = await queries
    .selectFrom("orders")
    .select(["phone", "address"])
    .where("account_id", "=", account.id)
    .where("state", "not in", unpaidStates)
    .where("email", "<>", "")
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return {
    email: account.email,
    name: account.name,
    phone: last?.phone ?? "",
    address: last ? (JSON.parse(last.address) as OrderAddress) : null,
  };
}
