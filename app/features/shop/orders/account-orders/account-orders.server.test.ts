import { expect, it } from "vitest";
import type { Services } from "#server/services/services.ts";
import type { OrderView } from "#shared/shop/order.ts";
import * as sharedWords from "#shared/shop/words.ts";
import { freeOrder } from "#tests/support/orders.ts";
import { accountOrders } from "./account-orders.server.ts";

/** What its buyer's account lists. */
function listed({ number, state, placedAt, total, currency }: OrderView) {
  const order = { number, state, placedAt, total, currency, path: "/", pieces: 1 };
  const services = { shop: { ordersOf: async () => [order] } } as unknown as Services;
  return accountOrders({ id: "ada", name: "Ada", email: "ada@example.com" }, services);
}

it.each([
  [sharedWords.placed, []],
  [sharedWords.confirmed, ["paid"]],
  [sharedWords.closed, ["paid", "refunded"]],
] as const)("lists an order with nothing to pay as %s", async (told, then) => {
  expect(await listed(freeOrder("pending", ...then))).toMatchObject([{ state: told }]);
});
