import { setTimeout as after } from "node:timers/promises";
import pg from "pg";
import { expect, it } from "vitest";
import type { OrderAnswer } from "#shared/shop/api.ts";
import { address, createBuyer } from "../contract/support/buyer.ts";
import { freshData } from "../contract/support/data.ts";
import { startServer } from "../contract/support/processes.ts";
import { expectBooksToAgree, setStock, settleRest } from "./books.ts";

const CLIENTS = 8;
const SECONDS = 15;
const SKUS = ["PENCIL-BLUE", "MARBLES-GLASS"];
const PIECES = 10_000;

it("orders survive that PostgreSQL drops its connections again and again", async () => {
  const env: Record<string, string> = {
    ...(await freshData("postgres")),
    RATE_LIMIT: "off",
    LOG_LEVEL: "fatal",
  };
  const server = await startServer(env);
  await setStock(env, SKUS, PIECES);
  const admin = new pg.Client({ connectionString: env.DATABASE_URL });
  await admin.connect();
  const acknowledged = new Map<string, number>();
  const statuses: Record<string, number> = {};
  const until = Date.now() + SECONDS * 1000;

  async function dropper() {
    while (Date.now() < until) {
      await admin.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      );
      await after(500);
    }
  }

  async function client() {
    while (Date.now() < until) {
      const buyer = createBuyer((path, init) => fetch(`${server.url}${path}`, init));
      for (const sku of SKUS) await persist(() => buyer.set(sku, 1));
      const body = { ...address, quote: (await cartOf(buyer)).quoteVersion };
      const answer = await persist(() => buyer.send(body));
      if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
      const { order } = (await answer.json()) as OrderAnswer;
      // The test provider keeps its ledger in the same database: now and then the bank is silent, too.
      if (order.state === "paid") acknowledged.set(order.number, order.total);
      else expect(order.state).toBe("pending");
    }
  }

  /** Whoever is told to try again does, with the same key. */
  async function persist(call: () => Promise<Response>): Promise<Response> {
    for (;;) {
      const answer = await call();
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      if (answer.status !== 503 && answer.status !== 409) return answer;
      await answer.arrayBuffer();
      await after(200);
    }
  }

  async function cartOf(buyer: ReturnType<typeof createBuyer>) {
    for (;;) {
      const cart = await buyer.cart();
      // Undefined when the answer was an error.
      if ((cart as typeof cart | undefined)?.lines.length === SKUS.length) return cart;
      await after(100);
    }
  }

  await Promise.all([dropper(), ...Array.from({ length: CLIENTS }, client)]);
  expect(server.process.exitCode).toBeNull();
  expect(acknowledged.size).toBeGreaterThan(0);
  expect(statuses["503"]).toBeGreaterThan(0);
  await settleRest(env);
  await expectBooksToAgree(env, acknowledged, SKUS, PIECES);
  console.log(`${acknowledged.size} acknowledged as paid; ${JSON.stringify(statuses)}`);
  await admin.end();
});
