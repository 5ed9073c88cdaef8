import { customerOrderPath } from "#content/addresses.ts";
import { describe, expect, it, onTestFinished } from "vitest";
import { shop } from "#content/shop.ts";
import { address, buyerOf, codeOf, placed } from "#tests/contract/support/buyer.ts";
import { databasesFor } from "#tests/contract/support/harness.ts";
import { ordersOf, pageOf, startShop, stockOf } from "#tests/contract/support/shop.ts";
import { money } from "#tests/support/goods.ts";

const databases = databasesFor(import.meta.filename);

describe.each(databases)("ordering on %s", (kind) => {
  it("takes the order, its articles and the mails, and empties the cart", async () => {
    const server = await startShop(kind);
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
    const server = await startShop(kind);
    const buyer = buyerOf(server);
    await buyer.put("CLOCK-RED", 2);
    const body = { ...address, quote: (await buyer.cart()).quoteVersion };
    const first = await placed(await buyer.send(body));
    const second = await buyer.send(body);
    expect(second.headers.get("idempotent-replayed")).toBe("true");
    expect(await placed(second)).toEqual(first);
    expect(await ordersOf(server)).toHaveLength(1);
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
    const server = await startShop(kind);
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
    expect(await ordersOf(server)).toMatchObject([{ state: "paid" }]);
  });

  it("says that a cart is free no longer, before it asks for a card", async () => {
    const { freeDeliveryFrom } = shop;
    onTestFinished(() => void (shop.freeDeliveryFrom = freeDeliveryFrom));
    shop.freeDeliveryFrom = 0;
    const buyer = buyerOf(await startShop(kind));
    await buyer.put("YOYO");
    await buyer.post("/api/cart/coupon", { code: "gift" });
    const { quoteVersion } = await buyer.cart();
    await buyer.post("/api/cart/coupon", { code: "" });
    const answer = await buyer.send({ ...address, cardNumber: "", quote: quoteVersion });
    expect(await codeOf(answer)).toBe("409 quote-changed");
  });

  it("makes one order of twenty equal tries at the same moment", async () => {
    const server = await startShop(kind);
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
    expect(await ordersOf(server)).toHaveLength(1);
    expect(await stockOf(server, "CLOCK-RED")).toBe(4);
  });

  it("sells the last piece once", async () => {
    const server = await startShop(kind);
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
    const server = await startShop(kind);
    const [one, two] = [buyerOf(server), buyerOf(server)];
    for (const buyer of [one, two]) {
      await buyer.put("DRUM-BLACK");
      await buyer.put("PENCIL-BLUE", 3);
    }
    await placed(await one.order());
    expect((await two.order()).status).toBe(409);
    expect(await stockOf(server, "PENCIL-BLUE")).toBe(28);
    expect(await ordersOf(server)).toHaveLength(1);
  });
});
