import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { goods } from "./fixture.ts";
import { ORDERS_PER_ADDRESS, ORDERS_PER_MAILBOX } from "./limits.ts";
import { address, buyerOf, cards, placed } from "#tests/contract/support/buyer.ts";
import type { DatabaseKind } from "#server/db/database.ts";
import { databasesFor, type Harness, startHarness } from "#tests/contract/support/harness.ts";

const databases = databasesFor(import.meta.filename);
const start = (kind: DatabaseKind) => startHarness(kind, { RATE_LIMIT: "off" });
const orderCount = async (server: Harness) =>
  (await server.runtime.database.queries.selectFrom("orders").select("id").execute()).length;

describe.each(databases)("who tampers with an order on %s", (kind) => {
  it("pays the server's price all the same", async () => {
    const server = await start(kind);
    const buyer = buyerOf(server);
    await buyer.put("KITE-RED-M");
    const { order } = await placed(
      await buyer.order({
        total: 1,
        subtotal: 1,
        price: 1,
        unitPrice: 1,
        discount: 99999,
        "lines[0]": 1,
        currency: "JPY",
        tax: 0,
        state: "paid",
      }),
    );
    expect(order.total).toBe(28900);
  });

  it("cannot keep an old price: 409 with the new quote", async () => {
    const server = await start(kind);
    const buyer = buyerOf(server);
    await buyer.put("KITE-RED-M");
    const { quoteVersion } = await buyer.cart();
    const { article } = goods.findSku("KITE-RED-M")!;
    const before = article.price;
    article.price = 30900;
    try {
      const answer = await buyer.send({ ...address, quote: quoteVersion });
      expect(answer.status).toBe(409);
      const conflict = (await answer.json()) as { cart: { quoteVersion: string } };
      expect(conflict).toMatchObject({
        code: "quote-changed",
        cart: {
          quote: { subtotal: 30900 },
          lines: [{ issue: { kind: "price-changed", from: 28900 } }],
        },
      });
      expect(await orderCount(server)).toBe(0);
      const agreed = await buyer.send({ ...address, quote: conflict.cart.quoteVersion });
      expect((await placed(agreed)).order.total).toBe(30900);
    } finally {
      article.price = before;
    }
  });

  it.each(["", "x", "0".repeat(22), "__proto__"])("cannot make up a quote: %j", async (quote) => {
    const server = await start(kind);
    const buyer = buyerOf(server);
    await buyer.put("KITE-RED-M");
    expect((await buyer.order({ quote })).status).toBe(409);
    expect(await orderCount(server)).toBe(0);
  });

  it("cannot order what another tab put in unseen", async () => {
    const server = await start(kind);
    const buyer = buyerOf(server);
    await buyer.put("PENCIL-BLUE");
    const { quoteVersion } = await buyer.cart();
    await buyer.put("SLEDGE-GREEN");
    const answer = await buyer.send({ ...address, quote: quoteVersion });
    expect(await answer.json()).toMatchObject({ code: "quote-changed", cart: { count: 2 } });
  });

  it("cannot order an empty cart, nor another one's", async () => {
    const server = await start(kind);
    const [owner, thief] = [buyerOf(server), buyerOf(server)];
    await owner.put("PENCIL-BLUE");
    const { quoteVersion } = await owner.cart();
    for (const cookie of [
      "",
      "__Host-vitrine_cart=x",
      `__Host-vitrine_cart=${"A".repeat(43)}`,
      "__Host-vitrine_cart=%E0%A4%A",
    ]) {
      thief.takeCookieOf(cookie);
      const answer = await thief.send({ ...address, quote: quoteVersion });
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({ code: "cart-empty", cart: { lines: [] } });
    }
    expect((await owner.cart()).count).toBe(1);
  });

  it("learns nothing with another one's key", async () => {
    const server = await start(kind);
    const [owner, thief] = [buyerOf(server), buyerOf(server)];
    await owner.put("PENCIL-BLUE");
    await thief.put("PENCIL-BLUE");
    const body = { ...address, quote: (await owner.cart()).quoteVersion };
    const mine = await placed(await owner.send(body));
    thief.key = owner.key;
    const theirs = await thief.send(body);
    expect(theirs.headers.has("idempotent-replayed")).toBe(false);
    expect((await placed(theirs)).order.number).not.toBe(mine.order.number);
  });

  it("finds no order without its link", async () => {
    const server = await start(kind);
    const buyer = buyerOf(server);
    await buyer.put("PENCIL-BLUE");
    const { next, order } = await placed(await buyer.order());
    const { orders } = server.runtime.services.shop;
    expect(await orders.findByToken(next.slice(-43))).not.toBeNull();
    const [row] = await server.runtime.database.queries.selectFrom("orders").selectAll().execute();
    for (const guess of [order.number, row?.id ?? "", row?.token_hash ?? "", "x", "A".repeat(43)]) {
      expect(await orders.findByToken(guess)).toBeNull();
    }
    expect(server.log.join("")).not.toContain(next.slice(-43));
  });

  it.each([
    [{ email: "" }, { email: "Field is required." }],
    [{ email: "a@example.com\r\nBcc: b@example.com" }, { email: "Invalid email." }],
    [{ country: "US" }, { country: "We do not deliver to this country." }],
    [{ delivery: "free" }, { delivery: "Choose a delivery method." }],
    [{ postcode: "1" }, { postcode: "Enter a postcode like 75011." }],
    [{ billingSame: "" }, { billingCity: "Field is required.", billingName: "Field is required." }],
    [{ cardNumber: "5555 5555 5555 4444" }, { cardNumber: expect.stringContaining("test cards") }],
    [{ cardNumber: "" }, { cardNumber: expect.stringContaining("test cards") }],
  ])("is told at the field: %j", async (change, errors) => {
    const server = await start(kind);
    const buyer = buyerOf(server);
    await buyer.put("PENCIL-BLUE");
    const answer = await buyer.order(change);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ status: "invalid", errors });
    expect(await orderCount(server)).toBe(0);
  });

  it.each(["", "short", "x".repeat(65), "key with spaces in it", "' or 1=1; --aaaaaaaa"])(
    "needs a proper key, not %j",
    async (key) => {
      const server = await start(kind);
      const buyer = buyerOf(server);
      await buyer.put("PENCIL-BLUE");
      const answer = await buyer.order({}, { "Idempotency-Key": key });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: "idempotency-key" });
    },
  );

  it("cannot send from elsewhere", async () => {
    const server = await start(kind);
    const buyer = buyerOf(server);
    await buyer.put("PENCIL-BLUE");
    expect((await buyer.order({}, { Origin: "https://evil.example" })).status).toBe(403);
    expect((await buyer.order({}, { "Content-Type": "text/plain" })).status).toBe(415);
    expect(await orderCount(server)).toBe(0);
  });

  it("never leaves a card's number behind", async () => {
    const server = await start(kind);
    const buyer = buyerOf(server);
    await buyer.put("PENCIL-BLUE");
    await buyer.order({ cardNumber: cards.decline });
    await buyer.order({ cardNumber: "5555 5555 5555 4444" });
    await placed(await buyer.order());
    const { queries } = server.runtime.database;
    for (const table of [
      "orders",
      "order_keys",
      "payment_attempts",
      "test_payments",
      "outbox",
    ] as const) {
      const rows = JSON.stringify(await queries.selectFrom(table).selectAll().execute());
      for (const digits of ["4242", "5555", "0002"])
        expect(rows.includes(`${digits} ${digits}`)).toBe(false);
      expect(rows).not.toContain("42424242");
    }
    // Four digits alone also stand in times and in numbers of requests.
    expect(server.log.join("")).not.toMatch(/4242[ -]?4242/);
  });

  it("cannot move an order where it may not go", async () => {
    const server = await start(kind);
    const buyer = buyerOf(server);
    await buyer.put("PENCIL-BLUE");
    const { order } = await placed(await buyer.order());
    await server.mails();
    const { orders } = server.runtime.services.shop;
    expect(await orders.move(order.number, "sent")).toBeNull();
    expect(await orders.move("VI-0000-0000", "packed")).toBeNull();
    expect(await orders.move(order.number, "packed")).toBe("packed");
    expect(await orders.move(order.number, "sent")).toBe("sent");
    expect((await server.mails())[0]?.subject).toBe(`Order ${order.number} is on its way`);
    expect(await orders.move(order.number, "refunded")).toBe("refunded");
    expect(await orders.move(order.number, "refunded")).toBeNull();
  });
});

describe("orders", () => {
  it("are limited per address and per mailbox; a repeated one is not", async () => {
    const server = await startHarness("sqlite");
    const buy = async (email: string, from: string) => {
      const buyer = buyerOf(server, from);
      await buyer.put("MARBLES-GLASS");
      buyer.key = randomUUID();
      const body = { ...address, email, quote: (await buyer.cart()).quoteVersion };
      return { buyer, body, status: (await buyer.send(body)).status };
    };
    let last;
    for (let turn = 0; turn < ORDERS_PER_MAILBOX.points; turn += 1) {
      last = await buy("ada@example.com", `198.51.100.${turn}`);
      expect(last.status).toBe(201);
    }
    expect((await buy("ADA@example.com", "198.51.100.99")).status).toBe(429);
    expect((await last?.buyer.send(last.body))?.status).toBe(201);
    for (let turn = 0; turn < ORDERS_PER_ADDRESS.points; turn += 1) {
      await buy(`v${turn}@example.com`, "203.0.113.50");
    }
    expect((await buy("late@example.com", "203.0.113.50")).status).toBe(429);
  });
});
