import { describe, expect, it } from "vitest";
import { address, buyerOf, cards, placed } from "#tests/contract/support/buyer.ts";
import { databasesFor } from "#tests/contract/support/harness.ts";
import { ordersOf, pageOf, startShop, stockOf } from "#tests/contract/support/shop.ts";

const databases = databasesFor(import.meta.filename);

describe.each(databases)("ordering on %s", (kind) => {
  it("says that a card was declined, orders nothing, and takes another card with the same key", async () => {
    const server = await startShop(kind);
    const buyer = buyerOf(server);
    await buyer.put("CLOCK-RED");
    const declined = await buyer.order({ cardNumber: cards.decline });
    expect(declined.status).toBe(402);
    expect(await declined.json()).toMatchObject({ code: "payment-declined" });
    expect(await stockOf(server, "CLOCK-RED")).toBe(5);
    expect(await buyer.cart()).toMatchObject({ count: 1 });
    expect(await server.mails()).toEqual([]);
    expect((await placed(await buyer.order())).order.state).toBe("paid");
    expect((await ordersOf(server)).map(({ state }) => state).sort()).toEqual([
      "paid",
      "payment_failed",
    ]);
  });

  it("waits for a payment that takes time", async () => {
    const server = await startShop(kind);
    const buyer = buyerOf(server);
    await buyer.put("CLOCK-RED");
    const { order, next } = await placed(await buyer.order({ cardNumber: cards.delayed }));
    expect(order.state).toBe("pending");
    expect(await buyer.cart()).toMatchObject({ count: 0 });
    expect(await server.mails()).toEqual([]);
    expect(await server.runtime.made.shop.worker.checkNext(), "too early").toBe(false);
    server.clock.now += 5000;
    expect(await server.runtime.made.shop.worker.checkNext()).toBe(true);
    expect(await pageOf(server, next)).toMatchObject({ state: "paid" });
    expect(await server.mails()).toHaveLength(2);
    expect(await server.runtime.made.shop.worker.checkNext()).toBe(false);
  });

  it("asks again when the provider does not answer, and finds the payment", async () => {
    const server = await startShop(kind, { paymentTimeoutMs: 200 });
    const buyer = buyerOf(server);
    await buyer.put("CLOCK-RED");
    const { order, next } = await placed(await buyer.order({ cardNumber: cards.timeout }));
    expect(order.state).toBe("pending");
    server.clock.now += 5000;
    await server.runtime.made.shop.worker.checkNext();
    expect(await pageOf(server, next)).toMatchObject({ state: "paid" });
    expect(await ordersOf(server)).toHaveLength(1);
    expect(await server.mails()).toHaveLength(2);
  });

  it("says honestly when it cannot say, and orders once when it is asked again", async () => {
    const server = await startShop(kind);
    const buyer = buyerOf(server);
    await buyer.put("CLOCK-RED");
    const body = { ...address, quote: (await buyer.cart()).quoteVersion };
    const { database } = server.runtime;
    const write = database.write.bind(database);
    let writes = 0;
    // The order is taken down and the money taken; then the database is gone.
    database.write = async (work) => {
      writes += 1;
      if (writes === 3) throw new Error("Connection terminated unexpectedly");
      return write(work);
    };
    const answer = await buyer.send(body);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: "order-unknown" });
    expect((await placed(await buyer.send(body))).order.state).toBe("paid");
    expect(await ordersOf(server)).toHaveLength(1);
    const ledger = await database.queries.selectFrom("test_payments").selectAll().execute();
    expect(ledger).toHaveLength(1);
    expect(await stockOf(server, "CLOCK-RED")).toBe(4);
  });
});
