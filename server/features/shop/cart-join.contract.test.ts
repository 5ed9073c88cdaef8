import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { databasesFor, startHarness } from "#tests/contract/support/harness.ts";
import { joinCarts } from "./cart-join.ts";
import { touchCart } from "./cart-store.ts";

const databases = databasesFor(import.meta.filename);

it.each(databases)(
  "a visitor's cart joins the account's that another device makes at this moment, on %s",
  async (kind) => {
    const server = await startHarness(kind);
    const { database } = server.runtime;
    const { now } = server.clock;
    const accountId = "account";
    const line = { quantity: 1, unit_price: 100, added_at: now };
    const put = (owner: { token: string | null; accountId: string | null }, sku: string) =>
      database.write(async (transaction) => {
        const { cart, token } = await touchCart(transaction, owner, now);
        const added = { ...line, cart_id: cart.id, sku };
        await transaction.insertInto("cart_lines").values(added).execute();
        return token;
      });
    const token = await put({ token: null, accountId: null }, "KITE");
    const commit = Promise.withResolvers<void>();
    const telephone = database.write(async (transaction) => {
      const { cart } = await touchCart(transaction, { token: null, accountId }, now);
      const added = { ...line, cart_id: cart.id, sku: "CLOCK" };
      await transaction.insertInto("cart_lines").values(added).execute();
      await commit.promise;
    });
    const laptop = database.write((transaction) =>
      joinCarts(transaction, { kind, token, accountId, now }),
    );
    // It has come to where it waits.
    await pause(200);
    commit.resolve();
    await Promise.all([telephone, laptop]);
    const { queries } = database;
    expect(await queries.selectFrom("carts").select("account_id").execute()).toEqual([
      { account_id: accountId },
    ]);
    const lines = await queries.selectFrom("cart_lines").select("sku").orderBy("sku").execute();
    expect(lines.map(({ sku }) => sku)).toEqual(["CLOCK", "KITE"]);
  },
);
