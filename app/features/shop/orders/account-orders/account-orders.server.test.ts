import { expect, it } from "vitest";
import type { Services } from "#server/services/services.ts";
import { MOST_LISTED, type OrderView } from "#shared/shop/order.ts";
import * as sharedWords from "#shared/shop/words.ts";
import { freeOrder } from "#tests/support/orders.ts";
import { accountOrders } from "./account-orders.server.ts";

/** What its buyer's account lists, of so many orders like it. */
function listed({ number, state, placedAt, total, currency }: OrderView, times = 1) {
  const order = { number, state, placedAt, total, currency, path: "/", pieces: 1 };
  const found = Array.from({ length: times }, () => order);
  const services = { shop: { ordersOf: async () => found } } as unknown as Services;
  return accountOrders({ id: "ada", name: "Ada", email: "ada@example.com" }, services);
}

it.each([
  [sharedWords.placed, []],
  [sharedWords.confirmed, ["paid"]],
  [sharedWords.closed, ["paid", "refunded"]],
] as const)("lists an order with nothing to pay as %s", async (told, then) => {
  expect(await listed(freeOrder("pending", ...then))).toMatchObject({
    listed: [{ state: told }],
  });
});

it("says that there are older orders where there are more than it lists", async () => {
  for (const more of [0, 1]) {
    const orders = await listed(freeOrder("paid"), MOST_LISTED + more);
    expect(orders).toMatchObject({ hasOlder: more > 0 });
    expect(orders.listed).toHaveLength(MOST_LISTED);
  }
});
