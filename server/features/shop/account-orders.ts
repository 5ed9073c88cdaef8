import { sql } from "kysely";
import { MOST_LISTED, type OrderAddress } from "#shared/shop/order.ts";
import { sameAddress } from "#server/contract/holder.ts";
import type { Database } from "#server/db/database.ts";
import type { Queries } from "#server/db/tables.ts";
import { unpaidStates } from "./order-holder.ts";
import { orderPaths } from "./order-tokens.ts";
import type { Account } from "#server/contract/account.ts";
import type { AccountOrder, CheckoutDetails } from "./ports.ts";

/**
 * The account's orders, and those that were placed as a guest with its address and paid: the newest that its page lists, and one more where
 * there are older ones.
 * @param secret the house's; the addresses of orders' pages are made with it.
 */
export async function listOrders(
  { kind, queries }: Pick<Database, "kind" | "queries">,
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
          sameAddress(kind, sql.ref("email"), email),
          // Anybody can type an address; only what is paid is told of in a mail to it.
          eb("state", "not in", ["pending", ...unpaidStates]),
        ]),
      ]),
    )
    // The page of one whose data was erased is open to nobody.
    .where("email", "<>", "")
    .orderBy("created_at", "desc")
    .select(["id", "token_hash", "number", "state", "created_at", "total", "currency"])
    .select((eb) =>
      eb
        .selectFrom("order_lines")
        .select(({ fn }) => fn.sum<number>("quantity").as("pieces"))
        .whereRef("order_id", "=", "orders.id")
        .as("pieces"),
    )
    .limit(MOST_LISTED + 1)
    .execute();
  const paths = await orderPaths(queries, rows, secret);
  return rows.map(({ number, state, created_at, total, currency, pieces }, index) => ({
    number,
    state,
    total,
    currency,
    path: paths[index]!,
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
