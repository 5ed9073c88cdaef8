import { describe, expect, it } from "vitest";
import { shop } from "#content/shop.ts";
import { CARTS_PER_ADDRESS } from "./limits.ts";
import { buyerOf } from "#tests/contract/support/buyer.ts";
import type { DatabaseKind } from "#server/db/database.ts";
import { databasesFor, startHarness } from "#tests/contract/support/harness.ts";
import { stopClock } from "#tests/contract/support/stop-clock.ts";
import { watchClock } from "#tests/contract/support/sweep.ts";
import { money } from "#tests/support/goods.ts";

const databases = databasesFor(import.meta.filename);
const start = (kind: DatabaseKind, env = {}) => startHarness(kind, { RATE_LIMIT: "off", ...env });
const DAY_MS = 24 * 60 * 60_000;

describe.each(databases)("a cart on %s", (kind) => {
  it("begins with the first article, in a cookie that no script and no other site can use", async () => {
    const server = await start(kind);
    const buyer = buyerOf(server);
    const empty = await server.request("/api/cart");
    expect(empty.headers.get("set-cookie")).toBeNull();
    expect(empty.headers.get("cache-control")).toBe("no-store");
    expect(await empty.json()).toMatchObject({
      status: "success",
      cart: { revision: 0, lines: [], count: 0, orderable: false },
    });

    const answer = await buyer.put("KITE-RED-M", 2);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("set-cookie")).toMatch(
      /^__Host-vitrine_cart=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const plain = await start(kind, { PUBLIC_URL: "http://localhost:3000" });
    const insecure = await buyerOf(plain).put("KITE-RED-M");
    expect(insecure.headers.get("set-cookie")).not.toContain("Secure");
  });

  it("adds, sets and takes out, and is priced anew each time", async () => {
    const server = await start(kind);
    const buyer = buyerOf(server);
    await buyer.put("KITE-RED-M");
    await buyer.put("KITE-RED-M", "02");
    await buyer.put("YOYO", 1);
    const cart = await buyer.cart();
    expect(cart.lines).toMatchObject([
      {
        sku: "KITE-RED-M",
        quantity: 3,
        unitPrice: 28900,
        total: 86700,
        available: 8,
        issue: null,
      },
      { sku: "YOYO", quantity: 1 },
    ]);
    expect(cart).toMatchObject({
      count: 4,
      revision: 3,
      orderable: true,
      quote: { subtotal: 91500 },
    });
    await buyer.set("KITE-RED-M", 1);
    await buyer.set("YOYO", 0);
    await buyer.set("YOYO", 0);
    expect((await buyer.cart()).lines).toMatchObject([{ sku: "KITE-RED-M", quantity: 1 }]);
  });

  it.each([
    ["KITE-RED-M", -1, "Enter a whole number."],
    ["KITE-RED-M", "-1", "Enter a whole number."],
    ["KITE-RED-M", 1.5, "Enter a whole number."],
    ["KITE-RED-M", 1e21, "Enter a whole number."],
    ["KITE-RED-M", "1e3", "Enter a whole number."],
    ["KITE-RED-M", null, "Enter a whole number."],
    ["KITE-RED-M", true, "Enter a whole number."],
    ["KITE-RED-M", 0, "Choose at least 1."],
    ["KITE-RED-M", 9, "Only 8 left."],
    ["MARBLES-GLASS", 21, "You can order at most 20 of this product."],
    ["KITE-RED-XL", 1, "This is sold out."],
    ["DRUM-BLACK", 2, "Only 1 left."],
    ["NOTHING", 1, "This product is not sold here."],
    ["__proto__", 1, "This product is not sold here."],
    ["", 1, "This product is not sold here."],
  ])("takes no %s times %j", async (sku, quantity, message) => {
    const server = await start(kind);
    const buyer = buyerOf(server);
    const answer = await buyer.put(sku, quantity);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ status: "invalid", errors: { quantity: message } });
    expect(buyer.cookie()).toBe("");
    const rows = await server.runtime.database.queries.selectFrom("carts").select("id").execute();
    expect(rows).toEqual([]);
  });

  it("counts what is in it already", async () => {
    const server = await start(kind);
    const buyer = buyerOf(server);
    await buyer.put("KITE-RED-M", 7);
    const answer = await buyer.put("KITE-RED-M", 2);
    expect(await answer.json()).toMatchObject({
      errors: { quantity: "Only 8 left, and you already have 7 in your cart." },
    });
    expect((await buyer.cart()).count).toBe(7);
  });

  it("keeps its sum when many tabs add at once", async () => {
    const server = await start(kind);
    const buyer = buyerOf(server);
    await buyer.put("MARBLES-GLASS");
    await Promise.all(Array.from({ length: 9 }, () => buyer.put("MARBLES-GLASS")));
    expect(await buyer.cart()).toMatchObject({ count: 10, revision: 10 });
  });

  it("takes coupons that count, and tells why one does not", async () => {
    const server = await start(kind);
    const buyer = buyerOf(server);
    const coupon = (code: unknown) => buyer.post("/api/cart/coupon", { code });
    await buyer.put("KITE-RED-M");
    expect(await (await coupon(" tenth 10 ")).json()).toMatchObject({
      cart: { couponProblem: null, quote: { coupon: { code: "TENTH10", discount: 2890 } } },
    });
    for (const [code, message] of [
      ["NOTHING", "This code is not valid."],
      ["OVER20", "This code has expired."],
      [17, "This code is not valid."],
    ]) {
      const answer = await coupon(code);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toEqual({ status: "invalid", errors: { code: message } });
    }
    expect((await buyer.cart()).quote.coupon?.code).toBe("TENTH10");

    await coupon("FROM90");
    await buyer.put("CHALK-WHITE");
    await buyer.set("KITE-RED-M", 0);
    expect(await buyer.cart()).toMatchObject({
      couponProblem: `This code is for orders from ${money(9000)}.`,
      quote: { coupon: null, subtotal: 3200 },
    });
    await coupon("");
    expect(await buyer.cart()).toMatchObject({ couponProblem: null });
  });

  it("says what changed since: prices, stock, articles that left", async () => {
    const server = await start(kind);
    const { queries } = server.runtime.database;
    const buyer = buyerOf(server);
    await buyer.put("KITE-RED-M", 3);
    await buyer.put("PENCIL-BLUE");
    await buyer.put("CLOCK-RED");
    const { cart_id } = await queries
      .selectFrom("cart_lines")
      .select("cart_id")
      .executeTakeFirstOrThrow();
    const line = { cart_id, sku: "GONE-RED", quantity: 2, unit_price: 100, added_at: 1 };
    await queries.insertInto("cart_lines").values(line).execute();
    await queries
      .updateTable("cart_lines")
      .set({ unit_price: 2500 })
      .where("sku", "=", "PENCIL-BLUE")
      .execute();
    await queries
      .updateTable("stock")
      .set({ available: 1 })
      .where("sku", "=", "KITE-RED-M")
      .execute();
    await queries
      .updateTable("stock")
      .set({ available: 0 })
      .where("sku", "=", "CLOCK-RED")
      .execute();

    const cart = await buyer.cart();
    expect(cart).toMatchObject({
      orderable: false,
      withdrawn: 1,
      quote: { subtotal: 3 * 28900 + 2900 + 6400 },
    });
    expect(Object.fromEntries(cart.lines.map(({ sku, issue }) => [sku, issue]))).toEqual({
      "KITE-RED-M": { kind: "too-few", available: 1 },
      "PENCIL-BLUE": { kind: "price-changed", from: 2500 },
      "CLOCK-RED": { kind: "sold-out" },
    });
    await buyer.set("KITE-RED-M", 1);
    await buyer.set("CLOCK-RED", 0);
    expect(await buyer.cart()).toMatchObject({ orderable: true, withdrawn: 0 });
    expect((await buyer.cart()).lines.map(({ issue }) => issue)).toEqual([null, null]);
  });

  it("is kept for thirty days after the last change, and then forgotten", async () => {
    const server = await start(kind);
    const buyer = buyerOf(server);
    await buyer.put("PENCIL-BLUE");
    server.clock.now += (shop.cartDays - 1) * DAY_MS;
    await buyer.put("PENCIL-BLUE");
    server.clock.now += shop.cartDays * DAY_MS - 1;
    expect((await buyer.cart()).count).toBe(2);
    server.clock.now += 1;
    expect((await buyer.cart()).count).toBe(0);
    await watchClock(server, 26);
    await server.runtime.made.shop.worker.tidy();
    const { queries } = server.runtime.database;
    expect(await queries.selectFrom("cart_lines").selectAll().execute()).toEqual([]);
    const before = buyer.cookie();
    await buyer.put("PENCIL-BLUE");
    expect(buyer.cookie()).not.toBe(before);
  });

  it("keeps no secret readable: the database holds a hash of the cookie", async () => {
    const server = await start(kind);
    const buyer = buyerOf(server);
    await buyer.put("PENCIL-BLUE");
    const rows = await server.runtime.database.queries.selectFrom("carts").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(buyer.cookie().slice("__Host-vitrine_cart=".length));
    expect(server.log.join("")).not.toContain(buyer.cookie().slice("__Host-vitrine_cart=".length));
  });

  it("is limited per address", async () => {
    stopClock();
    const server = await startHarness(kind);
    const answers: number[] = [];
    for (let turn = 0; turn <= CARTS_PER_ADDRESS.points; turn += 1) {
      answers.push((await buyerOf(server).put("NOTHING")).status);
    }
    expect(answers.pop()).toBe(429);
    expect(new Set(answers)).toEqual(new Set([422]));
  });
});
