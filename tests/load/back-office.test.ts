import { randomUUID } from "node:crypto";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import type { OrdersTable } from "#server/features/shop/tables.ts";
import type { SubscriptionsTable } from "#server/features/newsletter/tables.ts";
import { signIn, startBackOffice } from "../contract/support/admin.ts";
import { bothDatabases, type Harness } from "../contract/support/harness.ts";

const SUBSCRIBERS = 50_000;
const ORDERS = 10_000;
const BATCH = 500;
/** Any page of any list, searched or not, half of the times that it is asked for: now and then the machine does other things. */
const SLOWEST_MS = 1000;
const TURNS = 11;
/** What may be in use after a collection beyond what was before. All subscribers as CSV alone are larger. */
const GROWTH = 3 * 1024 * 1024;
const NOW = Date.parse("2026-11-04T10:00:00Z");

const states = ["confirmed", "pending", "unsubscribed"] as const;
const orderStates = ["pending", "paid", "packed", "sent", "delivered", "refunded"] as const;
const names = ["Ada Lovelace", "Grace Hopper", "Élise Müller", "Søren O’Neil", "José Ñuñez"];

function subscriber(index: number): SubscriptionsTable {
  return {
    id: randomUUID(),
    email: `reader.${index}@mail-${index % 97}.example.com`,
    state: states[index % 3] ?? "pending",
    created_at: NOW - index * 1000,
    requested_at: NOW - index * 1000,
    mail_queued_at: 0,
    confirmed_at: index % 3 === 0 ? NOW - index * 1000 : null,
    unsubscribed_at: null,
  };
}

function order(index: number): OrdersTable {
  const name = names[index % names.length];
  return {
    id: randomUUID(),
    number: `VI-${String(index).padStart(4, "0").slice(-4)}-${index}`,
    token_hash: randomUUID(),
    cart_id: randomUUID(),
    account_id: null,
    claimed_cart: null,
    reserver_address: null,
    reserver_mailbox: null,
    state: orderStates[index % orderStates.length] ?? "paid",
    stock: "taken",
    reserved_until: 0,
    email: `buyer.${index}@example.com`,
    phone: "",
    address: JSON.stringify({
      name: `${name} ${index}`,
      company: "",
      line1: "1 Quay",
      country: "FR",
    }),
    billing: null,
    currency: "EUR",
    subtotal: 4900,
    coupon_code: null,
    coupon_label: null,
    discount: 0,
    delivery_id: "standard",
    delivery_label: "Standard delivery",
    delivery_note: "",
    delivery_price: 490,
    tax_label: "VAT",
    tax_rate: 2000,
    tax_included: 1,
    tax: 898,
    total: 5390,
    created_at: NOW - index * 1000,
  };
}

async function fill({ runtime: { database } }: Harness) {
  for (let start = 0; start < SUBSCRIBERS; start += BATCH) {
    const rows = Array.from({ length: BATCH }, (_, index) => subscriber(start + index));
    await database.write((transaction) =>
      transaction.insertInto("subscriptions").values(rows).execute(),
    );
  }
  for (let start = 0; start < ORDERS; start += BATCH) {
    const rows = Array.from({ length: BATCH }, (_, index) => order(start + index));
    const lines = rows.map(({ id }) => ({
      order_id: id,
      position: 0,
      sku: "YOYO",
      name: "Yo-yo",
      colour: "",
      size: null,
      unit_price: 4900,
      quantity: 1,
    }));
    await database.write(async (transaction) => {
      await transaction.insertInto("orders").values(rows).execute();
      await transaction.insertInto("order_lines").values(lines).execute();
    });
  }
}

const collect = (() => {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc") as () => void;
})();

/** What is in use once everything is collected that nobody holds. */
function heapInUse(): number {
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

describe.each(bothDatabases)("the back office on %s", (kind) => {
  it(
    `lists, searches and exports ${SUBSCRIBERS} subscribers and ${ORDERS} orders in the same memory`,
    { timeout: 600_000 },
    async () => {
      const server = await startBackOffice(kind);
      await fill(server);
      const owner = await signIn(server);
      const { subscribers, orders, overview } = lists(server);
      const questions: Record<string, () => Promise<{ total?: number }>> = {
        "subscribers, first page": () => subscribers({}),
        "subscribers, last page": () => subscribers({ page: 1000 }),
        "subscribers, pending, page 300": () => subscribers({ state: "pending", page: 300 }),
        "subscribers, one of them": () => subscribers({ query: "READER.49999@" }),
        "subscribers, many of them": () => subscribers({ query: "mail-5", page: 20 }),
        "subscribers, none of them": () => subscribers({ query: "nobody" }),
        "orders, first page": () => orders({}),
        "orders, last page": () => orders({ page: 200 }),
        "orders, paid, page 30": () => orders({ state: "paid", page: 30 }),
        "orders, a number": () => orders({ query: "vi-9999-9999" }),
        "orders, a mail address": () => orders({ query: "buyer.9999@" }),
        "orders, a name": () => orders({ query: "Müller 2222" }),
        "orders, a common name": () => orders({ query: "lovelace", page: 40 }),
        "what waits": overview,
      };
      const totals: Record<string, number | undefined> = {};
      const times = new Map<string, number[]>();
      const ask = async () => {
        for (const [name, question] of Object.entries(questions)) {
          const start = performance.now();
          totals[name] = (await question()).total;
          times.set(name, [...(times.get(name) ?? []), performance.now() - start]);
        }
      };
      await ask();
      const before = heapInUse();
      for (let turn = 0; turn < TURNS - 1; turn += 1) await ask();
      const afterLists = heapInUse() - before;
      expect(totals).toMatchObject({
        "subscribers, last page": SUBSCRIBERS,
        "subscribers, one of them": 1,
        "subscribers, none of them": 0,
        "orders, last page": ORDERS,
        "orders, a number": 1,
        "orders, a mail address": 1,
        "orders, a name": 1,
        "orders, a common name": ORDERS / names.length,
      });

      const file = await download(await owner.get("/admin/subscribers.csv"), heapInUse());
      expect(file.lines).toBe(SUBSCRIBERS + 1);
      expect(file.bytes, "larger than what may be held").toBeGreaterThan(GROWTH);
      const medians = [...times].map(([name, taken]) => [name, median(taken)] as const);
      console.log(kind, Object.fromEntries(medians), { afterLists, csv: file });
      for (const [name, ms] of medians) expect(ms, name).toBeLessThan(SLOWEST_MS);
      expect(afterLists).toBeLessThan(GROWTH);
      expect(file.growth).toBeLessThan(GROWTH);
    },
  );

  it("reads on only while somebody takes what there is", { timeout: 600_000 }, async () => {
    const server = await startBackOffice(kind);
    await fill(server);
    const owner = await signIn(server);
    const before = heapInUse();
    const bodies = await Promise.all(
      Array.from({ length: 20 }, async () => (await owner.get("/admin/subscribers.csv")).body!),
    );
    const readers = bodies.map((body) => body.getReader());
    await Promise.all(readers.map((reader) => reader.read()));
    // Twenty files are open, none is read: together they hold less than one of them is.
    expect(heapInUse() - before).toBeLessThan(GROWTH);
    await Promise.all(readers.map((reader) => reader.cancel()));
  });
});

function median(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN);
}

function lists({ runtime }: Harness) {
  const { backOffice } = runtime.services;
  const all = { query: "", state: "", page: 1 };
  return {
    subscribers: (request: Partial<typeof all>) =>
      backOffice.subscribers.list({ ...all, ...request }),
    orders: (request: Partial<typeof all>) => backOffice.orders.list({ ...all, ...request }),
    overview: async () => {
      await backOffice.overview();
      return {};
    },
  };
}

/** Takes a file as it comes and lets go of it; the most that was held at any time, beyond `base`. */
async function download(answer: Response, base: number) {
  const decoder = new TextDecoder();
  let [lines, bytes, growth, chunks] = [0, 0, 0, 0];
  const start = performance.now();
  for await (const chunk of answer.body!) {
    lines += decoder.decode(chunk, { stream: true }).split("\r\n").length - 1;
    bytes += chunk.byteLength;
    chunks += 1;
    if (chunks % 10 === 0) growth = Math.max(growth, heapInUse() - base);
  }
  return { lines, bytes, growth, ms: Math.round(performance.now() - start) };
}
