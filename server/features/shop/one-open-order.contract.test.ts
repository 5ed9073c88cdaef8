import { CHECKOUT } from "#content/addresses.ts";
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { ORDERS_PER_ADDRESS } from "./limits.ts";
import {
  address,
  buyerOf,
  cards,
  codeOf,
  createBuyer,
  placed,
  tally,
  withNewKey,
} from "#tests/contract/support/buyer.ts";
import { freshData } from "#tests/contract/support/data.ts";
import { databasesFor, startHarness } from "#tests/contract/support/harness.ts";
import { holdWrite } from "#tests/contract/support/hold-write.ts";
import { startServer } from "#tests/contract/support/processes.ts";
import { ordersOf, startShop, stockOf } from "#tests/contract/support/shop.ts";
import { SKU, startStripeShop } from "#tests/contract/support/stripe-shop.ts";
import { withDatabase } from "#tests/contract/support/with-database.ts";

const databases = databasesFor(import.meta.filename);
const TRIES = 20;
const CLOCK = "CLOCK-RED";

describe.each(databases)("one cart, many keys on %s", (kind) => {
  it(`makes one order of ${TRIES} tries at the same moment`, async () => {
    const server = await startShop(kind);
    const buyer = buyerOf(server);
    await buyer.put(CLOCK);
    const body = { ...address, quote: (await buyer.cart()).quoteVersion };
    const tries = Array.from({ length: TRIES }, () => buyer.send(body, withNewKey()));
    const codes = await tally(await Promise.all(tries));
    expect(codes["201 success"]).toBe(1);
    expect((codes["409 in-flight"] ?? 0) + (codes["409 cart-empty"] ?? 0)).toBe(TRIES - 1);
    expect((await ordersOf(server)).map(({ state }) => state)).toEqual(["paid"]);
    expect(await stockOf(server, CLOCK)).toBe(4);
    const { queries } = server.runtime.database;
    expect(await queries.selectFrom("test_payments").selectAll().execute()).toHaveLength(1);
    expect(await server.mails()).toHaveLength(2);
  });

  it("leads the forms of all tabs to one order: the others wait and are told the truth", async () => {
    const server = await startShop(kind);
    const buyer = buyerOf(server);
    await buyer.put(CLOCK);
    const fields = { form: "checkout", ...address, quote: (await buyer.cart()).quoteVersion };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => buyer.form(CHECKOUT, { ...fields, key: randomUUID() })),
    );
    const refused = answers.filter(({ status }) => status !== 303);
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
    for (const answer of refused) {
      expect(await answer.json()).toMatchObject({
        formState: { values: { city: "Paris" }, errors: { form: "Your cart is empty." } },
      });
    }
    expect(await ordersOf(server)).toHaveLength(1);
  });

  it("asks a second key to wait while the first order is placed, and does not count its questions", async () => {
    const server = await startHarness(kind);
    const buyer = buyerOf(server);
    await buyer.put(CLOCK);
    const body = { ...address, quote: (await buyer.cart()).quoteVersion };
    const payment = holdWrite(server, 2);
    const first = buyer.send(body);
    await payment.reached;
    const other = withNewKey();
    for (let turn = 0; turn < ORDERS_PER_ADDRESS.points + 1; turn += 1) {
      const answer = await buyer.send(body, other);
      expect(await codeOf(answer)).toBe("409 in-flight");
      expect(answer.headers.get("retry-after")).toBe("1");
    }
    payment.letGo();
    await placed(await first);
    expect(await codeOf(await buyer.send(body, other))).toBe("409 cart-empty");
    expect(await ordersOf(server)).toHaveLength(1);
  });

  it("does not sell the same pieces again with a cart that was changed meanwhile", async () => {
    const server = await startShop(kind);
    const buyer = buyerOf(server);
    await buyer.put(CLOCK, 2);
    const payment = holdWrite(server, 2);
    const first = buyer.order();
    await payment.reached;
    await buyer.put("PENCIL-BLUE");
    const other = withNewKey();
    expect(await codeOf(await buyer.order({}, other))).toBe("409 in-flight");
    payment.letGo();
    await placed(await first);
    expect(await buyer.cart()).toMatchObject({ lines: [{ sku: "PENCIL-BLUE" }] });
    await placed(await buyer.order({}, other));
    const lines = await server.runtime.database.queries
      .selectFrom("order_lines")
      .select(["sku", "quantity"])
      .execute();
    expect(lines).toEqual([
      { sku: CLOCK, quantity: 2 },
      { sku: "PENCIL-BLUE", quantity: 1 },
    ]);
  });

  it("keeps what was put in while the first order was paid, be it more of the same or a coupon", async () => {
    const server = await startShop(kind);
    const buyer = buyerOf(server);
    const coupon = (code: string) => buyer.post("/api/cart/coupon", { code });
    await buyer.put("MARBLES-GLASS");
    await coupon("TENTH10");
    const payment = holdWrite(server, 2);
    const first = buyer.order();
    await payment.reached;
    await buyer.put("MARBLES-GLASS", 3);
    payment.letGo();
    await placed(await first);
    expect(await buyer.cart()).toMatchObject({ lines: [{ quantity: 3 }], quote: { coupon: null } });

    const next = holdWrite(server, 2);
    const second = buyer.order({}, withNewKey());
    await next.reached;
    await buyer.set("MARBLES-GLASS", 5);
    await coupon("TENTH10");
    next.letGo();
    await placed(await second);
    const left = { lines: [{ quantity: 2 }], quote: { coupon: { code: "TENTH10" } } };
    expect(await buyer.cart()).toMatchObject(left);
    const lines = await server.runtime.database.queries
      .selectFrom("order_lines")
      .select("quantity")
      .execute();
    expect(lines).toEqual([{ quantity: 1 }, { quantity: 3 }]);
  });

  it("is free for a new try when the first has failed, and for the same again when it is bought", async () => {
    const server = await startShop(kind);
    const buyer = buyerOf(server);
    await buyer.put(CLOCK);
    expect((await buyer.order({ cardNumber: cards.decline })).status).toBe(402);
    await placed(await buyer.order({}, withNewKey()));
    await buyer.put(CLOCK);
    await placed(await buyer.order({}, withNewKey()));
    await buyer.put(CLOCK);
    await placed(await buyer.order({ cardNumber: cards.delayed }, withNewKey()));
    await buyer.put(CLOCK);
    await placed(await buyer.order({}, withNewKey()));
    expect(await stockOf(server, CLOCK)).toBe(1);
    // The bank says yes to the third; the same article, put in after it, stays for the next order.
    await buyer.put(CLOCK);
    server.clock.now += 5000;
    await server.runtime.made.shop.worker.checkNext();
    expect((await ordersOf(server)).filter(({ state }) => state === "paid")).toHaveLength(4);
    expect(await buyer.cart()).toMatchObject({ lines: [{ sku: CLOCK, quantity: 1 }] });
  });

  it.each([
    ["before the bank heard of it", 2, ["payment_failed", "paid"], "201 success"],
    ["after the bank took the money", 3, ["paid"], "409 cart-empty"],
  ] as const)("is taken over from a request that died %s", async (_, nth, states, second) => {
    const server = await startShop(kind);
    const buyer = buyerOf(server);
    await buyer.put(CLOCK);
    const body = { ...address, quote: (await buyer.cart()).quoteVersion };
    const dying = holdWrite(server, nth);
    const first = buyer.send(body);
    await dying.reached;
    const other = withNewKey();
    expect(await codeOf(await buyer.send(body, other))).toBe("409 in-flight");
    server.clock.now += 15_000;
    expect(await codeOf(await buyer.send(body, other))).toBe(second);
    const found = (await ordersOf(server)).map(({ state }) => state);
    expect(found.sort()).toEqual([...states].sort());
    expect(await stockOf(server, CLOCK)).toBe(4);
    // It was not dead after all: what it still does changes nothing, and takes no money.
    dying.letGo();
    await first;
    expect((await ordersOf(server)).map(({ state }) => state).sort()).toEqual([...states].sort());
    const { queries } = server.runtime.database;
    const taken = queries.selectFrom("test_payments").selectAll().where("outcome", "=", "paid");
    expect(await taken.execute()).toHaveLength(1);
    expect(await stockOf(server, CLOCK)).toBe(4);
  });

  it("is seen to by the database as well", async () => {
    const { server, buyer } = await startStripeShop(kind);
    await placed(await buyer.order());
    const other = buyerOf(server);
    await other.put(SKU);
    await placed(await other.order());
    const { queries } = server.runtime.database;
    const [one, two] = await ordersOf(server);
    expect(one?.claimed_cart).toBe(one?.cart_id);
    const change = (values: object) =>
      queries
        .updateTable("orders")
        .set(values)
        .where("id", "=", two?.id ?? "")
        .execute();
    await expect(change({ claimed_cart: one?.claimed_cart })).rejects.toThrow(/unique/i);
    await expect(change({ state: "paid" })).rejects.toThrow(/check/i);
  });
});

it(`two processes on one PostgreSQL make one order of ${TRIES} tries`, async () => {
  const data = { ...(await freshData("postgres")), RATE_LIMIT: "off", LOG_LEVEL: "error" };
  const servers = await Promise.all([startServer(data), startServer(data)]);
  let step = 0;
  const buyer = createBuyer((path, init) => {
    step += 1;
    return fetch(`${servers[step % 2]?.url}${path}`, init);
  });
  await buyer.put(CLOCK);
  const body = { ...address, quote: (await buyer.cart()).quoteVersion };
  const tries = Array.from({ length: TRIES }, () => buyer.send(body, withNewKey()));
  expect((await tally(await Promise.all(tries)))["201 success"]).toBe(1);
  await withDatabase(data, async ({ queries }) => {
    expect(await queries.selectFrom("orders").select("state").execute()).toEqual([
      { state: "paid" },
    ]);
    expect(await queries.selectFrom("test_payments").selectAll().execute()).toHaveLength(1);
  });
  for (const server of servers) expect((await server.stop()).output).not.toContain('"level":50');
});
