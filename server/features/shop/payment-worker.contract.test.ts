import { sql } from "kysely";
import { pino } from "pino";
import { expect, it } from "vitest";
import { databasesFor, startHarness } from "#tests/contract/support/harness.ts";
import type { WriteTransaction } from "#server/db/tables.ts";
import { newCart } from "./cart-store.ts";
import { createPaymentWorker } from "./payment-worker.ts";

const databases = databasesFor(import.meta.filename);
const DAY = 24 * 60 * 60_000;
/** Rows in one transaction (`in-batches.ts`). */
const BATCH = 500;
/** More than one transaction takes, and so few that a statement holds them. */
const MANY = 1200;

it.each(databases)("takes carts and keys in parts, however many there are, on %s", async (kind) => {
  const { runtime, clock } = await startHarness(kind);
  const { database } = runtime;
  const { queries } = database;
  const rows = Array.from({ length: MANY }, (_, index) =>
    newCart(`cart ${index}`, null, clock.now),
  );
  await queries.insertInto("carts").values(rows).execute();
  const key = { key: "key", body_hash: "", order_id: "", locked_until: 0, answer: null };
  await queries
    .insertInto("order_keys")
    .values(rows.map(({ id }) => ({ ...key, cart_id: id, created_at: clock.now })))
    .execute();
  const left = async () => {
    const tables = ["carts", "order_keys"] as const;
    const ids = await Promise.all(
      tables.map((table) => queries.selectFrom(table).select("created_at").execute()),
    );
    return ids.flat().length;
  };
  const parts: number[] = [];
  const worker = createPaymentWorker({
    database: {
      ...database,
      async write(work) {
        const before = await left();
        const result = await database.write(async (transaction) => {
          if (kind === "postgres") await joinRowByRow(transaction);
          return work(transaction);
        });
        parts.push(before - (await left()));
        return result;
      },
    },
    payments: { checkNext: async () => false },
    mayDelete: async () => true,
    logger: pino({ enabled: false }),
    now: () => clock.now,
  });
  clock.now += 400 * DAY;
  await worker.tidy();
  expect(await left()).toBe(0);
  expect(Math.max(...parts)).toBe(BATCH);
});

/** As the planner does now and then, by statistics that are out of date: what stands in a condition may be asked once for each row. */
async function joinRowByRow(transaction: WriteTransaction): Promise<void> {
  for (const way of ["hashjoin", "mergejoin", "hashagg", "sort", "material", "memoize"])
    await sql`select set_config(${`enable_${way}`}, 'off', true)`.execute(transaction);
}
