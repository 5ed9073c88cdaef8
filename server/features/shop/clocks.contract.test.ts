import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { shop } from "#content/shop.ts";
import { createPaymentWorker } from "./payment-worker.ts";
import { address, buyerOf, cards, placed } from "#tests/contract/support/buyer.ts";
import type { DatabaseKind } from "#server/db/database.ts";
import {
  databasesFor,
  type Harness,
  startHarness,
  type Times,
} from "#tests/contract/support/harness.ts";
import { holdWrite } from "#tests/contract/support/hold-write.ts";
import { SKU, startStripeShop } from "#tests/contract/support/stripe-shop.ts";

const databases = databasesFor(import.meta.filename);
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

const start = (kind: DatabaseKind, times?: Times) =>
  startHarness(kind, { RATE_LIMIT: "off" }, undefined, times);
const statesOf = async ({ runtime }: Harness) => {
  const orders = runtime.database.queries.selectFrom("orders").select("state");
  return (await orders.execute()).map(({ state }) => state);
};

/** The worker that sweeps carts and keys, with a guard of the test's. */
const sweeper = ({ runtime, clock }: Harness, isAllowed: boolean) =>
  createPaymentWorker({
    database: runtime.database,
    payments: { checkNext: async () => false },
    mayDelete: async () => isAllowed,
    logger: pino({ enabled: false }),
    now: () => clock.now,
  });

describe.each(databases)("a clock that was three hours fast and is set right on %s", (kind) => {
  it("does not keep an idempotency key for three hours", async () => {
    const server = await start(kind);
    const buyer = buyerOf(server);
    await buyer.put(SKU);
    const body = { ...address, quote: (await buyer.cart()).quoteVersion };
    server.clock.now += 3 * HOUR;
    const dying = holdWrite(server, 3);
    const first = buyer.send(body);
    await dying.reached;
    expect((await buyer.send(body)).status).toBe(409);
    server.clock.now -= 3 * HOUR;
    expect((await placed(await buyer.send(body))).order.state).toBe("paid");
    expect(await statesOf(server)).toEqual(["paid"]);
    dying.letGo();
    await first;
  });

  it("does not keep the cart from other keys either", async () => {
    const server = await start(kind);
    const buyer = buyerOf(server);
    await buyer.put(SKU);
    const body = { ...address, quote: (await buyer.cart()).quoteVersion };
    server.clock.now += 3 * HOUR;
    const dying = holdWrite(server, 2);
    const first = buyer.send(body);
    await dying.reached;
    server.clock.now -= 3 * HOUR;
    await placed(await buyer.send(body, { "Idempotency-Key": randomUUID() }));
    dying.letGo();
    await first;
    expect((await statesOf(server)).filter((state) => state === "paid")).toHaveLength(1);
  });

  it.each(["delayed", "timeout"] as const)(
    "does not put off the question about a payment: %s",
    async (card) => {
      const server = await start(kind, { paymentTimeoutMs: 200 });
      const buyer = buyerOf(server);
      await buyer.put(SKU);
      server.clock.now += 3 * HOUR;
      await placed(await buyer.order({ cardNumber: cards[card] }));
      expect(await statesOf(server)).toEqual(["pending"]);
      server.clock.now -= 3 * HOUR;
      expect(await server.runtime.made.shop.worker.checkNext()).toBe(true);
      expect(await statesOf(server)).toEqual(["paid"]);
      expect(await server.runtime.made.shop.worker.checkNext()).toBe(false);
    },
  );

  it("does not keep pieces for three hours; whoever has paid has them", async () => {
    const { server, stripe, buyer, states, check, left } = await startStripeShop(kind);
    server.clock.now += 3 * HOUR;
    await placed(await buyer.order());
    const quick = buyerOf(server);
    await quick.put(SKU);
    server.clock.now += 1000;
    await placed(await quick.order());
    stripe.pay(stripe.session(1));
    server.clock.now -= 3 * HOUR;
    while (await check());
    expect([await states(), await left()]).toEqual([["cancelled", "paid"], 4]);
  });

  it("keeps the cart", async () => {
    const server = await start(kind);
    const buyer = buyerOf(server);
    server.clock.now += 3 * HOUR;
    await buyer.put(SKU);
    server.clock.now -= 3 * HOUR;
    await sweeper(server, true).tidy();
    expect((await buyer.cart()).count).toBe(1);
  });
});

describe.each(databases)("clocks of two machines that differ by half a minute on %s", (kind) => {
  it("let nobody in on a key that is being worked on, and close no page", async () => {
    const { server, buyer, states, check } = await startStripeShop(kind);
    server.clock.now += 30_000;
    await placed(await buyer.order());
    server.clock.now -= 30_000;
    expect(await check()).toBe(false);
    expect(await states()).toEqual(["pending"]);

    const other = buyerOf(server);
    await other.put(SKU);
    const body = { ...address, quote: (await other.cart()).quoteVersion };
    server.clock.now += 30_000;
    const answering = holdWrite(server, 2);
    const first = other.send(body);
    await answering.reached;
    server.clock.now -= 30_000;
    expect((await other.send(body)).status).toBe(409);
    answering.letGo();
    await placed(await first);
  });
});

describe.each(databases)("a clock that is 400 days ahead on %s", (kind) => {
  it("takes nobody's cart and no key while it is not believed", async () => {
    const server = await start(kind);
    const buyer = buyerOf(server);
    await buyer.put(SKU);
    const body = { ...address, quote: (await buyer.cart()).quoteVersion };
    const { order } = await placed(await buyer.send(body));
    await buyer.put(SKU);
    server.clock.now += 400 * DAY;
    await sweeper(server, false).tidy();
    server.clock.now -= 400 * DAY;
    expect((await buyer.cart()).count).toBe(1);
    expect((await placed(await buyer.send(body))).order.number).toBe(order.number);
    // The same sweep at the same time, had the guard allowed it.
    server.clock.now += 400 * DAY;
    await sweeper(server, true).tidy();
    server.clock.now -= 400 * DAY;
    expect((await buyer.cart()).count).toBe(0);
  });

  it("leaves nothing behind that is kept for 400 days longer, and deletes none of it before its time", async () => {
    const server = await start(kind);
    const [buyer, other] = [buyerOf(server), buyerOf(server)];
    server.clock.now += 400 * DAY;
    await buyer.put(SKU);
    await other.put(SKU);
    await placed(await other.order());
    server.clock.now -= 400 * DAY;
    await sweeper(server, true).tidy();
    expect((await buyer.cart()).count).toBe(1);
    server.clock.now += shop.cartDays * DAY - 1;
    await sweeper(server, true).tidy();
    expect((await buyer.cart()).count).toBe(1);
    server.clock.now += 2 * DAY;
    await sweeper(server, true).tidy();
    const { queries } = server.runtime.database;
    expect(await queries.selectFrom("carts").selectAll().execute()).toEqual([]);
    expect(await queries.selectFrom("order_keys").selectAll().execute()).toEqual([]);
  });

  it("closes no order that was paid, and honours what is paid later", async () => {
    const { server, stripe, buyer, notify, states, check, left } = await startStripeShop(kind);
    await placed(await buyer.order());
    const other = buyerOf(server);
    await other.put(SKU);
    server.clock.now += 1000;
    await placed(await other.order());
    stripe.pay();
    server.clock.now += 400 * DAY;
    while (await check());
    expect([await states(), await left()]).toEqual([["paid", "cancelled"], 3]);
    server.clock.now -= 400 * DAY;
    await notify("checkout.session.completed", stripe.pay(stripe.session(1)));
    expect([await states(), await left()]).toEqual([["paid", "paid"], 2]);
  });
});
