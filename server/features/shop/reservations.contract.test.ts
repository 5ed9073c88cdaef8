import { CHECKOUT } from "#content/addresses.ts";
import { randomInt, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { shop } from "#content/shop.ts";
import { address, buyerOf, createBuyer, placed } from "#tests/contract/support/buyer.ts";
import {
  startFakeStripe,
  notification,
  stripeSecrets,
} from "#tests/contract/support/fake-stripe.ts";
import { freshData } from "#tests/contract/support/data.ts";
import type { DatabaseKind } from "#server/db/database.ts";
import { databasesFor, startHarness } from "#tests/contract/support/harness.ts";
import { startServer } from "#tests/contract/support/processes.ts";
import { HOOK, RESERVED_MS } from "#tests/contract/support/stripe-shop.ts";
import { withDatabase } from "#tests/contract/support/with-database.ts";

const databases = databasesFor(import.meta.filename);
const PENCIL = "PENCIL-BLUE";
const OTHER = "MARBLES-GLASS";
const PIECES = 200;
const HALF = shop.maxUnpaidPieces / 2;

async function startShop(kind: DatabaseKind, env: Record<string, string> = {}) {
  const stripe = await startFakeStripe();
  const data = { ...(await freshData(kind)) };
  const server = await startHarness(kind, {
    ...stripeSecrets,
    STRIPE_API_BASE: stripe.url,
    ...env,
    ...data,
  });
  const { queries } = server.runtime.database;
  await queries
    .updateTable("stock")
    .set({ available: PIECES })
    .where("sku", "in", [PENCIL, OTHER])
    .execute();
  return {
    stripe,
    server,
    queries,
    /** Another visitor with so many pieces in the cart, just before the button. */
    visitor: async (quantity: number, { from = "198.51.100.7", email = "", sku = PENCIL } = {}) => {
      const buyer = buyerOf(server, from);
      await buyer.put(sku, quantity);
      const mailbox = email || `${randomUUID()}@example.com`;
      return { buyer, order: (change = {}) => buyer.order({ email: mailbox, ...change }) };
    },
    orders: () => queries.selectFrom("orders").selectAll().orderBy("created_at").execute(),
    left: async (sku = PENCIL) => (await server.runtime.services.shop.stockLevels())[sku],
  };
}

async function expectTooMany(answer: Response) {
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({
    status: "error",
    code: "unpaid-limit",
    message: expect.stringContaining("Nothing was ordered"),
  });
}

describe.each(databases)("unpaid pieces on %s", (kind) => {
  it("are limited for one address, whatever carts and mailboxes it has", async () => {
    const { visitor, left, orders } = await startShop(kind);
    for (let turn = 0; turn < 2; turn += 1) await placed(await (await visitor(HALF)).order());
    const third = await visitor(1);
    await expectTooMany(await third.order());
    expect(await left()).toBe(PIECES - 2 * HALF);
    expect(await orders()).toHaveLength(2);
    expect(await third.buyer.cart()).toMatchObject({ count: 1 });
    // Another article, and another network, are not concerned.
    await placed(await (await visitor(HALF, { sku: OTHER })).order());
    await placed(await (await visitor(HALF, { from: "198.51.100.8" })).order());
  });

  it("are limited for one mailbox, however it is typed and from wherever", async () => {
    const { visitor } = await startShop(kind);
    const from = (host: number) => ({ from: `203.0.113.${host}` });
    await placed(await (await visitor(HALF, { ...from(1), email: "ada@example.com" })).order());
    await placed(await (await visitor(HALF, { ...from(2), email: "Ada@Example.com" })).order());
    for (const email of ["ADA@example.com", "ada+caps@example.com"])
      await expectTooMany(await (await visitor(1, { ...from(3), email })).order());
    await placed(await (await visitor(1, { ...from(3), email: "eve@example.com" })).order());
  });

  it("count for each of the visitors whom a proxy of ours names", async () => {
    const { server } = await startShop(kind, { TRUST_PROXY: "1" });
    const order = async (visitor: string, quantity: number) => {
      const buyer = createBuyer((path, init) => {
        const headers = new Headers(init?.headers);
        headers.set("X-Forwarded-For", `192.0.2.${randomInt(200)}, ${visitor}`);
        return server.request(path, { ...init, headers }, "127.0.0.1");
      });
      await buyer.put(PENCIL, quantity);
      return buyer.order({ email: `${randomUUID()}@example.com` });
    };
    await placed(await order("198.51.100.1", shop.maxUnpaidPieces));
    await placed(await order("198.51.100.2", shop.maxUnpaidPieces));
    await expectTooMany(await order("198.51.100.1", 1));
  });

  it("count for a whole IPv6 network, whatever a sender's own header says", async () => {
    const { server, visitor } = await startShop(kind);
    await placed(await (await visitor(HALF, { from: "2001:db8:1:2::1" })).order());
    await placed(await (await visitor(HALF, { from: "2001:db8:1:2:ffff::9" })).order());
    await expectTooMany(await (await visitor(1, { from: "2001:db8:1:2:3:4:5:6" })).order());
    await placed(await (await visitor(1, { from: "2001:db8:1:3::1" })).order());
    // Without TRUST_PROXY a header of the sender's own makes nobody else of them.
    const buyer = createBuyer((path, init) => {
      const headers = new Headers(init?.headers);
      headers.set("X-Forwarded-For", "192.0.2.99");
      return server.request(path, { ...init, headers }, "2001:db8:1:2::7");
    });
    await buyer.put(PENCIL);
    await expectTooMany(await buyer.order({ email: "eve@example.com" }));
  });

  it("do not hinder a buyer who lost the payment page: a new try takes the first one's place", async () => {
    const { server, visitor, orders, left } = await startShop(kind);
    const one = await visitor(shop.maxQuantity);
    await placed(await one.order());
    server.clock.now += 1000;
    one.buyer.key = randomUUID();
    await placed(await one.order());
    expect((await orders()).map(({ state }) => state)).toEqual(["cancelled", "pending"]);
    expect(await left()).toBe(PIECES - shop.maxQuantity);
  });

  it("are free again when they are paid for, and when the reservation is over; then nothing is kept", async () => {
    const { server, stripe, visitor, orders } = await startShop(kind);
    const place = async () => placed(await (await visitor(HALF)).order());
    await place();
    server.clock.now += 1000;
    await place();
    await expectTooMany(await (await visitor(HALF)).order());
    const paid = stripe.pay();
    await server.request(HOOK, notification("checkout.session.completed", paid, server.clock.now));
    server.clock.now += 1000;
    await place();
    await expectTooMany(await (await visitor(HALF)).order());
    server.clock.now += RESERVED_MS;
    while (await server.runtime.made.shop.worker.checkNext());
    await place();
    for (const { state, reserver_address, reserver_mailbox } of await orders()) {
      const isOpen = state === "pending";
      expect([reserver_address !== null, reserver_mailbox !== null]).toEqual([isOpen, isOpen]);
    }
  });

  it("are counted when many orders come at once", async () => {
    const { visitor, orders, left } = await startShop(kind);
    const visitors = await Promise.all(Array.from({ length: 8 }, () => visitor(HALF)));
    const answers = await Promise.all(visitors.map(({ order }) => order()));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      201,
      201,
      ...Array<number>(6).fill(409),
    ]);
    expect(await orders()).toHaveLength(2);
    expect(await left()).toBe(PIECES - 2 * HALF);
  });

  it("are told of where the form stands, with everything that was typed", async () => {
    const { visitor } = await startShop(kind);
    await placed(await (await visitor(shop.maxUnpaidPieces)).order());
    const { buyer } = await visitor(1);
    const answer = await buyer.form(CHECKOUT, {
      form: "checkout",
      key: randomUUID(),
      ...address,
      email: "eve@example.com",
      quote: (await buyer.cart()).quoteVersion,
    });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      formState: {
        values: { name: "Ada Lovelace", email: "eve@example.com" },
        errors: { form: expect.stringContaining("Nothing was ordered") },
      },
    });
  });

  it("leave neither address nor mailbox behind but in the order, and nothing in what is handed out", async () => {
    const { server, visitor, queries } = await startShop(kind);
    const { next } = await placed(
      await (await visitor(1, { email: "ada@example.com" })).order({ name: "A" }),
    );
    const [row] = await queries.selectFrom("orders").selectAll().execute();
    const { email, ...rest } = row ?? { email: "" };
    expect(email).toBe("ada@example.com");
    expect(JSON.stringify(rest)).not.toMatch(/198\.51|ada@example/);
    expect(rest).toMatchObject({
      reserver_address: expect.stringMatching(/^[\w-]{43}$/),
      reserver_mailbox: expect.stringMatching(/^[\w-]{43}$/),
    });
    const view = await server.runtime.services.shop.orders.findByToken(next.slice(-43));
    expect(JSON.stringify(view)).not.toContain("reserver");
  });

  it("are not limited with RATE_LIMIT=off, and nothing is kept", async () => {
    const { visitor, orders } = await startShop(kind, { RATE_LIMIT: "off" });
    for (let turn = 0; turn < 4; turn += 1) await placed(await (await visitor(HALF)).order());
    const kept = (await orders()).flatMap((order) => [
      order.reserver_address,
      order.reserver_mailbox,
    ]);
    expect(kept.filter((hash) => hash !== null)).toEqual([]);
  });
});

it("two processes on one PostgreSQL count as one", async () => {
  const stripe = await startFakeStripe();
  const data = {
    ...(await freshData("postgres")),
    ...stripeSecrets,
    STRIPE_API_BASE: stripe.url,
    AUTH_SECRET: "one secret for both of the processes",
    LOG_LEVEL: "error",
  };
  const servers = await Promise.all([startServer(data), startServer(data)]);
  await withDatabase(data, ({ queries }) =>
    queries.updateTable("stock").set({ available: PIECES }).where("sku", "=", PENCIL).execute(),
  );
  const buyers = Array.from({ length: 8 }, (_, turn) =>
    createBuyer((path, init) => fetch(`${servers[turn % 2]?.url}${path}`, init)),
  );
  await Promise.all(buyers.map((buyer) => buyer.put(PENCIL, HALF)));
  const answers = await Promise.all(
    buyers.map((buyer, turn) => buyer.order({ email: `buyer-${turn}@example.com` })),
  );
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
    201,
    201,
    ...Array<number>(6).fill(409),
  ]);
  for (const server of servers) expect((await server.stop()).output).not.toContain('"level":50');
});
