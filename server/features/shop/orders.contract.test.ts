import { customerOrderPath } from "#content/addresses.ts";
import { describe, expect, it, onTestFinished } from "vitest";
import { shop } from "#content/shop.ts";
import { HOUR, MINUTE } from "#server/clock.ts";
import type { OutboxTable } from "#server/db/tables.ts";
import { address, buyerOf, cards, codeOf, placed } from "#tests/contract/support/buyer.ts";
import * as words from "#forms/checkout/words.ts";
import type { DatabaseKind } from "#server/db/database.ts";
import { fill } from "#shared/words.ts";
import { freshData } from "#tests/contract/support/data.ts";
import {
  databasesFor,
  type Harness,
  startHarness,
  type Times,
  tokenIn,
} from "#tests/contract/support/harness.ts";
import { money } from "#tests/support/goods.ts";

const databases = databasesFor(import.meta.filename);
const start = (kind: DatabaseKind, env = {}, times?: Times) =>
  startHarness(kind, { RATE_LIMIT: "off", ...env }, undefined, times);

async function putAndOrder(server: Harness): Promise<Response> {
  const buyer = buyerOf(server);
  await buyer.put("YOYO");
  return buyer.order();
}
const stockOf = async (server: Harness, sku: string) =>
  (await server.runtime.services.shop.stockLevels())[sku];
const orders = (server: Harness) =>
  server.runtime.database.queries.selectFrom("orders").selectAll().execute();
/** As if the mail server had been away. */
const changeMails = (server: Harness, change: Partial<OutboxTable>) =>
  server.runtime.database.queries.updateTable("outbox").set(change).execute();
const pageOf = (server: Harness, next: string) =>
  server.runtime.services.shop.orders.findByToken(next.split("/").at(-1) ?? "");

describe.each(databases)("an order's mails on %s", (kind) => {
  it("lead to its page when AUTH_SECRET has changed, and so do those of before; to nobody's once it is erased", async () => {
    const data = await freshData(kind);
    const env = { RATE_LIMIT: "off", PUBLIC_URL: "https://www.example.com" };
    const before = await startHarness(kind, { ...env, AUTH_SECRET: "a".repeat(32) }, data);
    const { order, next } = await placed(await putAndOrder(before));
    await before.mails();
    await before.close();

    const server = await startHarness(kind, { ...env, AUTH_SECRET: "b".repeat(32) }, data);
    const { orders: service } = server.runtime.services.shop;
    const mailed: string[] = [];
    for (const step of ["packed", "sent", "delivered"] as const) {
      await service.move(order.number, step);
      for (const mail of await server.mails()) mailed.push(tokenIn(mail, customerOrderPath));
    }
    expect(mailed).toHaveLength(1);
    expect(next).not.toContain(mailed[0]);
    const found = () => Promise.all([mailed[0]!, next].map((path) => pageOf(server, path)));
    expect(await found()).toMatchObject([{ number: order.number }, { number: order.number }]);

    const { database, features } = server.runtime;
    await database.write(async (transaction) => {
      for (const { personalData = [] } of features)
        for (const holder of personalData) await holder.erase(transaction, address.email);
    });
    expect(await found()).toEqual([null, null]);
  });

  it("say what is so: those that still wait, to the buyer and to the owner, are taken back when the order is refunded", async () => {
    const server = await start(kind);
    const { orders: service } = server.runtime.services.shop;
    const subjects = async () => (await server.mails()).map(({ subject }) => subject);
    const { order } = await placed(await putAndOrder(server));
    await service.move(order.number, "packed");
    await service.move(order.number, "sent");
    const refunded = fill(words.refundedSubject, { number: order.number });
    await service.move(order.number, "refunded");
    expect(await subjects()).toEqual([refunded]);
  });

  it.each(["waits", "was given up"])(
    "ask the owner for nothing that is done: one that %s is taken back when the order is packed",
    async (how) => {
      const server = await start(kind);
      const { order } = await placed(await putAndOrder(server));
      if (how === "was given up") await changeMails(server, { state: "failed" });
      await server.runtime.services.shop.orders.move(order.number, "packed");
      const { queries } = server.runtime.database;
      const left = await queries.selectFrom("outbox").select("mail").execute();
      expect(left).toHaveLength(1);
      expect(left[0]?.mail).toContain(address.email);
      expect(left[0]?.mail).not.toContain("owner@example.com");
    },
  );

  it("come in order: a receipt that waits for another try is not overtaken by the news that it was sent", async () => {
    const server = await start(kind);
    const { order } = await placed(await putAndOrder(server));
    await changeMails(server, { attempts: 12, next_attempt_at: server.clock.now + 9 * HOUR });
    const { orders: service } = server.runtime.services.shop;
    await service.move(order.number, "packed");
    expect(await server.mails(), "too early").toEqual([]);
    await service.move(order.number, "sent");
    expect((await server.mails()).map(({ subject }) => subject)).toEqual([
      fill(words.yourOrder, { number: order.number }),
      fill(words.sentSubject, { number: order.number }),
    ]);
  });

  it("are not hastened while they are being sent", async () => {
    const server = await start(kind);
    const { order } = await placed(await putAndOrder(server));
    const until = server.clock.now + MINUTE;
    await changeMails(server, { lease: "a worker's", attempts: 1, next_attempt_at: until });
    const { orders: service } = server.runtime.services.shop;
    await service.move(order.number, "packed");
    await service.move(order.number, "sent");
    expect((await server.mails()).map(({ subject }) => subject)).toEqual([
      fill(words.sentSubject, { number: order.number }),
    ]);
  });
});

describe.each(databases)("ordering on %s", (kind) => {
  it("takes the order, its articles and the mails, and empties the cart", async () => {
    const server = await start(kind);
    const buyer = buyerOf(server);
    await buyer.put("KITE-RED-M", 2);
    await buyer.put("YOYO");
    const { order, next } = await placed(await buyer.order());
    expect(order).toMatchObject({ state: "paid", total: 2 * 28900 + 4800 });
    expect(order.number).toMatch(/^[A-Z]{2}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(next).toMatch(new RegExp(`^${customerOrderPath("[\\w-]{43}")}$`));
    expect(await stockOf(server, "KITE-RED-M")).toBe(6);
    expect(await stockOf(server, "YOYO")).toBe(18);
    expect(await buyer.cart()).toMatchObject({ lines: [], count: 0, orderable: false });

    const view = await pageOf(server, next);
    expect(view).toMatchObject({
      number: order.number,
      state: "paid",
      placedAt: server.clock.now,
      address: { name: "Ada Lovelace", city: "Paris", country: "FR" },
      billing: null,
      lines: [
        { sku: "KITE-RED-M", name: "Kite", colour: "red", size: "M", quantity: 2 },
        { sku: "YOYO", size: null, total: 4800 },
      ],
      delivery: { price: 0 },
      tax: { amount: 10433, included: true },
      events: [{ state: "pending" }, { state: "paid" }],
      payUrl: null,
    });

    const mails = await server.mails();
    expect(mails.map(({ to }) => to).sort()).toEqual(["ada@example.com", "owner@example.com"]);
    const toBuyer = mails.find(({ to }) => to === "ada@example.com");
    expect(toBuyer?.text).toContain(next);
    expect(toBuyer?.text).toContain(money(62600));
    expect(JSON.stringify(toBuyer)).not.toContain("Lovelace");
    const toOwner = mails.find(({ to }) => to === "owner@example.com");
    expect(toOwner?.text).toContain("12 Passage des Marchands");
  });

  it("takes it once, however often it is sent with its key", async () => {
    const server = await start(kind);
    const buyer = buyerOf(server);
    await buyer.put("CLOCK-RED", 2);
    const body = { ...address, quote: (await buyer.cart()).quoteVersion };
    const first = await placed(await buyer.send(body));
    const second = await buyer.send(body);
    expect(second.headers.get("idempotent-replayed")).toBe("true");
    expect(await placed(second)).toEqual(first);
    expect(await orders(server)).toHaveLength(1);
    expect(await stockOf(server, "CLOCK-RED")).toBe(3);
    expect(await server.mails()).toHaveLength(2);

    const other = await buyer.send({ ...body, name: "Somebody else" });
    expect(other.status).toBe(422);
    expect(await other.json()).toMatchObject({ status: "error", code: "key-reused" });
  });

  it("asks for no card where there is nothing to pay, however often it is sent", async () => {
    const { freeDeliveryFrom } = shop;
    onTestFinished(() => void (shop.freeDeliveryFrom = freeDeliveryFrom));
    shop.freeDeliveryFrom = 0;
    const server = await start(kind);
    const buyer = buyerOf(server);
    await buyer.put("YOYO");
    const { quoteVersion: before } = await buyer.cart();
    const body = { ...address, cardNumber: "" };
    expect((await buyer.send({ ...body, quote: before })).status, "it is not free yet").toBe(422);
    await buyer.post("/api/cart/coupon", { code: "gift" });
    const { quoteVersion } = await buyer.cart();
    const free = { ...body, quote: quoteVersion };
    const answers = await Promise.all(Array.from({ length: 5 }, () => buyer.send(free)));
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].filter((status) => status !== 201 && status !== 409)).toEqual([]);
    expect(await placed(await buyer.send(free))).toMatchObject({ order: { total: 0 } });
    expect(await orders(server)).toMatchObject([{ state: "paid" }]);
  });

  it("says that a cart is free no longer, before it asks for a card", async () => {
    const { freeDeliveryFrom } = shop;
    onTestFinished(() => void (shop.freeDeliveryFrom = freeDeliveryFrom));
    shop.freeDeliveryFrom = 0;
    const buyer = buyerOf(await start(kind));
    await buyer.put("YOYO");
    await buyer.post("/api/cart/coupon", { code: "gift" });
    const { quoteVersion } = await buyer.cart();
    await buyer.post("/api/cart/coupon", { code: "" });
    const answer = await buyer.send({ ...address, cardNumber: "", quote: quoteVersion });
    expect(await codeOf(answer)).toBe("409 quote-changed");
  });

  it("makes one order of twenty equal tries at the same moment", async () => {
    const server = await start(kind);
    const buyer = buyerOf(server);
    await buyer.put("CLOCK-RED");
    const body = { ...address, quote: (await buyer.cart()).quoteVersion };
    const answers = await Promise.all(Array.from({ length: 20 }, () => buyer.send(body)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
    expect(statuses).toContain(201);
    for (const answer of answers.filter(({ status }) => status === 409)) {
      expect(await answer.json()).toMatchObject({ code: "in-flight" });
      expect(answer.headers.get("retry-after")).toBe("1");
    }
    expect(await orders(server)).toHaveLength(1);
    expect(await stockOf(server, "CLOCK-RED")).toBe(4);
  });

  it("sells the last piece once", async () => {
    const server = await start(kind);
    const buyers = Array.from({ length: 10 }, () => buyerOf(server));
    for (const buyer of buyers) await buyer.put("DRUM-BLACK");
    const answers = await Promise.all(buyers.map((buyer) => buyer.order()));
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array<number>(9).fill(409)]);
    const refused = answers.find(({ status }) => status === 409);
    expect(await refused?.json()).toMatchObject({
      code: "out-of-stock",
      cart: { lines: [{ sku: "DRUM-BLACK", issue: { kind: "sold-out" } }], orderable: false },
    });
    expect(await stockOf(server, "DRUM-BLACK")).toBe(0);
  });

  it("gives nothing away when one of several articles is sold out", async () => {
    const server = await start(kind);
    const [one, two] = [buyerOf(server), buyerOf(server)];
    for (const buyer of [one, two]) {
      await buyer.put("DRUM-BLACK");
      await buyer.put("PENCIL-BLUE", 3);
    }
    await placed(await one.order());
    expect((await two.order()).status).toBe(409);
    expect(await stockOf(server, "PENCIL-BLUE")).toBe(28);
    expect(await orders(server)).toHaveLength(1);
  });

  it("says that a card was declined, orders nothing, and takes another card with the same key", async () => {
    const server = await start(kind);
    const buyer = buyerOf(server);
    await buyer.put("CLOCK-RED");
    const declined = await buyer.order({ cardNumber: cards.decline });
    expect(declined.status).toBe(402);
    expect(await declined.json()).toMatchObject({ code: "payment-declined" });
    expect(await stockOf(server, "CLOCK-RED")).toBe(5);
    expect(await buyer.cart()).toMatchObject({ count: 1 });
    expect(await server.mails()).toEqual([]);
    expect((await placed(await buyer.order())).order.state).toBe("paid");
    expect((await orders(server)).map(({ state }) => state).sort()).toEqual([
      "paid",
      "payment_failed",
    ]);
  });

  it("waits for a payment that takes time", async () => {
    const server = await start(kind);
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
    const server = await start(kind, {}, { paymentTimeoutMs: 200 });
    const buyer = buyerOf(server);
    await buyer.put("CLOCK-RED");
    const { order, next } = await placed(await buyer.order({ cardNumber: cards.timeout }));
    expect(order.state).toBe("pending");
    server.clock.now += 5000;
    await server.runtime.made.shop.worker.checkNext();
    expect(await pageOf(server, next)).toMatchObject({ state: "paid" });
    expect(await orders(server)).toHaveLength(1);
    expect(await server.mails()).toHaveLength(2);
  });

  it("says honestly when it cannot say, and orders once when it is asked again", async () => {
    const server = await start(kind);
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
    expect(await orders(server)).toHaveLength(1);
    const ledger = await database.queries.selectFrom("test_payments").selectAll().execute();
    expect(ledger).toHaveLength(1);
    expect(await stockOf(server, "CLOCK-RED")).toBe(4);
  });
});
