import BetterSqlite from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { expect, it } from "vitest";
import { createAccountTables } from "#server/features/accounts/create-tables.ts";
import { createShopTables } from "./create-tables.ts";
import { addOpenOrders } from "./add-open-orders.ts";
import type { OrdersTable, PaymentAttemptsTable } from "./tables.ts";
import type { Tables } from "#server/db/tables.ts";

type Old = Omit<OrdersTable, "claimed_cart" | "reserver_address" | "reserver_mailbox">;

it("gives a cart to the newest of the orders that were open when the server was brought up to date", async () => {
  const db = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: new BetterSqlite(":memory:") }),
  });
  await createShopTables(db);
  await createAccountTables(db);
  const orders = [
    ["one", "cart", "pending", "started"],
    ["two", "cart", "pending", "open"],
    ["done", "cart", "paid", "paid"],
    ["waits", "third", "pending", "processing"],
    ["other", "second", "pending", "open"],
  ] as const;
  for (const [index, [id, cart, state, payment]] of orders.entries()) {
    await db
      .insertInto("orders")
      .values(order(id, cart, state, index))
      .execute();
    await db.insertInto("payment_attempts").values(attempt(id, payment)).execute();
  }
  await addOpenOrders(db);
  const rows = await db
    .selectFrom("orders")
    .select(["id", "claimed_cart"])
    .orderBy("created_at")
    .execute();
  expect(rows.map(({ id, claimed_cart }) => [id, claimed_cart])).toEqual([
    ["one", null],
    ["two", "cart"],
    ["done", null],
    ["waits", null],
    ["other", "second"],
  ]);
  await db.destroy();
});

function order(id: string, cart_id: string, state: Old["state"], created_at: number): Old {
  return {
    id,
    number: id,
    token_hash: id,
    cart_id,
    account_id: null,
    state,
    stock: "reserved",
    reserved_until: 0,
    email: "",
    phone: "",
    address: "{}",
    billing: null,
    currency: "EUR",
    subtotal: 0,
    coupon_code: null,
    coupon_label: null,
    discount: 0,
    delivery_id: "",
    delivery_label: "",
    delivery_note: "",
    delivery_price: 0,
    tax_label: "",
    tax_rate: 0,
    tax_included: 0,
    tax: 0,
    total: 0,
    created_at,
  };
}

function attempt(order_id: string, state: PaymentAttemptsTable["state"]): PaymentAttemptsTable {
  return {
    id: order_id,
    order_id,
    provider: "stripe",
    amount: 0,
    currency: "EUR",
    state,
    reference: null,
    pay_url: null,
    next_check_at: null,
    checks: 0,
    created_at: 0,
  };
}
