import { cpus } from "node:os";
import { goods } from "#server/features/shop/fixture.ts";
import { address, createBuyer } from "../tests/contract/support/buyer.ts";
import { withDatabase } from "../tests/contract/support/with-database.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { startBenchServer } from "./lib/bench-server.ts";

/**
 * How many orders a second the server takes durably, and how long the slowest hundredth waits: price, stock, order, payment at the
 * test provider, mails, all with fsync. Carts are filled before the clock starts. Everything stays on this machine.
 */
const ROUNDS = [
  { buyers: 300, atOnce: 1 },
  { buyers: 2000, atOnce: 50 },
] as const;
/** What people buy: one article each, of ten. */
const SKUS = goods.articles.flatMap(({ variants }) => variants.map(({ sku }) => sku)).slice(0, 10);

const postgres = await startPostgres({ durable: true });
const rows: Record<string, string | number>[] = [];
try {
  for (const engine of ["SQLite", "PostgreSQL"]) {
    for (const { buyers, atOnce } of ROUNDS) {
      const database = engine === "SQLite" ? null : await postgres.createDatabase();
      rows.push({ engine, "at once": atOnce, ...(await measure(database, buyers, atOnce)) });
    }
  }
} finally {
  await postgres.stop();
}
console.log(`${cpus().length} cores, POST /api/orders with a cart of its own each time`);
console.table(rows);

async function measure(databaseUrl: string | null, count: number, atOnce: number) {
  const server = await startBenchServer(databaseUrl);
  try {
    await withDatabase(server.env, ({ queries }) =>
      queries.updateTable("stock").set({ available: count }).where("sku", "in", SKUS).execute(),
    );
    const checkouts = Array.from({ length: count }, (_, turn) => ({
      buyer: createBuyer((path, init) => fetch(`${server.url}${path}`, init)),
      sku: SKUS[turn % SKUS.length] ?? "",
      quote: "",
    }));
    await inParallel(checkouts, 50, async (checkout) => {
      await checkout.buyer.put(checkout.sku);
      checkout.quote = (await checkout.buyer.cart()).quoteVersion;
    });

    const waits: number[] = [];
    let refused = 0;
    const start = performance.now();
    await inParallel(checkouts, atOnce, async ({ buyer, quote }) => {
      const asked = performance.now();
      const answer = await buyer.send({ ...address, quote });
      await answer.arrayBuffer();
      waits.push(performance.now() - asked);
      if (answer.status !== 201) refused += 1;
    });
    const seconds = (performance.now() - start) / 1000;
    waits.sort((a, b) => a - b);
    return {
      "durable orders/s": Math.round((count - refused) / seconds),
      "p50 ms": Math.round(waits[Math.floor(count / 2)] ?? 0),
      "p99 ms": Math.round(waits[Math.floor(count * 0.99)] ?? 0),
      "not accepted": refused,
    };
  } finally {
    await server.stop();
  }
}

async function inParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
