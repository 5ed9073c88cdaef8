import { type RawBuilder, sql, type SqlBool } from "kysely";
import { orderPath } from "#shared/shop/office-addresses.ts";
import type { OrderState } from "#shared/shop/order-state.ts";
import type { DatabaseKind } from "#server/db/database.ts";
import type { OrdersTable } from "./tables.ts";
import type { Queries, WriteTransaction } from "#server/db/tables.ts";
import { createToken, hashToken } from "#server/tokens.ts";
import type { Goods } from "./goods.ts";
import { viewOrder } from "./order-view.ts";
import type { AccountKey, VisitorsThings } from "#server/contract/account.ts";
import { type Holder, sameAddress, type Unfinished } from "#server/contract/holder.ts";
import { fill } from "#shared/words.ts";
import * as words from "./words.ts";

/** On their way: money or goods are still owed, so the address is needed. */
const openStates: readonly OrderState[] = ["pending", "paid", "packed", "sent", "refund_due"];
/** Never paid, and never to be: no book asks for them. */
export const unpaidStates: readonly OrderState[] = ["payment_failed", "cancelled"];

/** True for the orders that are meant. */
type Whose = RawBuilder<SqlBool>;

/** Those that are not done with. */
async function openOrders(queries: Queries, whose: Whose): Promise<Unfinished[]> {
  const rows = await queries
    .selectFrom("orders")
    .select("number")
    .where(whose)
    .where("state", "in", openStates)
    .orderBy("created_at")
    .execute();
  return rows.map(({ number }) => ({
    sentence: fill(words.finishFirst, { number }),
    href: orderPath(number),
  }));
}

/** A person's orders. Paid ones stay as figures, with the country that their tax depends on; who bought it is gone for good. */
export function orderHolder(kind: DatabaseKind, goods: Goods): Holder {
  const of = (email: string): Whose => sameAddress(kind, sql.ref("email"), email);
  return {
    kind: words.orders,
    tables: ["orders", "order_keys"],
    unfinished: (queries, email) => openOrders(queries, of(email)),
    remains: words.remains,
    find: (queries, email) => foundOrders(queries, goods, of(email)),
    erase: (transaction, email) => eraseOrders(transaction, kind, of(email)),
  };
}

/** Orders that a person placed while signed in, to be told of at another address than their account's. Others the holder above finds. */
export function accountsOrders(kind: DatabaseKind, goods: Goods): VisitorsThings {
  // One whose data was erased has no address, and is nobody's.
  const of = (accountId: string): Whose => sql`account_id = ${accountId} and email <> ''`;
  const elsewhere = ({ id, email }: AccountKey): Whose =>
    sql`${of(id)} and not ${sameAddress(kind, sql.ref("email"), email)}`;
  return {
    kind: words.ordersElsewhere,
    tables: ["orders", "order_keys"],
    remains: words.remains,
    find: (queries, account) => foundOrders(queries, goods, elsewhere(account)),
    unfinished: (queries, account) => openOrders(queries, elsewhere(account)),
    /** Orders stay without their account, as the books need them. */
    async forget(transaction, accountId, how) {
      if (how === "erased") await eraseOrders(transaction, kind, of(accountId));
      await transaction
        .updateTable("orders")
        .set({ account_id: null })
        .where("account_id", "=", accountId)
        .execute();
    },
  };
}

async function foundOrders(queries: Queries, goods: Goods, whose: Whose): Promise<object[]> {
  const orders = await queries
    .selectFrom("orders")
    .selectAll()
    .where(whose)
    .orderBy("created_at")
    .execute();
  return Promise.all(orders.map((order) => exported(queries, goods, order)));
}

/** Whatever is on its way stays: an order may have been placed since somebody looked. */
async function eraseOrders(
  transaction: WriteTransaction,
  kind: DatabaseKind,
  whose: Whose,
): Promise<void> {
  const closed = await transaction
    .selectFrom("orders")
    .select(["id", "state", "address"])
    .where(whose)
    .where("state", "not in", openStates)
    .$if(kind === "postgres", (query) => query.forUpdate())
    .execute();
  for (const order of closed) {
    await transaction.deleteFrom("order_keys").where("order_id", "=", order.id).execute();
    if (unpaidStates.includes(order.state))
      await transaction.deleteFrom("orders").where("id", "=", order.id).execute();
    else await anonymise(transaction, order);
  }
}

/** As its page shows it, without the address at which it is paid. */
async function exported(queries: Queries, goods: Goods, order: OrdersTable): Promise<object> {
  const { payUrl: _, lines, ...view } = await viewOrder(queries, goods, order);
  return { ...view, lines: lines.map(({ picture: _picture, ...line }) => line) };
}

async function anonymise(
  transaction: WriteTransaction,
  { id, address }: Pick<OrdersTable, "id" | "address">,
): Promise<void> {
  const { country } = JSON.parse(address) as { country: string };
  const nobody = { name: "", company: "", line1: "", line2: "", postcode: "", city: "", country };
  await transaction
    .updateTable("orders")
    .set({
      email: "",
      phone: "",
      address: JSON.stringify(nobody),
      billing: null,
      // Links in mails that were sent lead nowhere now: neither this one, nor those below.
      token_hash: hashToken(createToken()),
    })
    .where("id", "=", id)
    .execute();
  await transaction.deleteFrom("order_tokens").where("order_id", "=", id).execute();
  await transaction
    .updateTable("payment_attempts")
    .set({ pay_url: null })
    .where("order_id", "=", id)
    .execute();
}
