import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import type { DatabaseKind } from "#server/db/database.ts";
import { databasePatience, LONGEST_WAIT_MS } from "#server/db/waiting.ts";
import { PER_MAILBOX } from "#server/services/rate-limits.ts";
import { READING } from "./support/reader.ts";
import { OWNER, signIn, startBackOffice } from "./support/admin.ts";
import { buyerOf } from "./support/buyer.ts";
import { holdFile, holdWriting } from "./support/foreign-lock.ts";
import { freshData } from "./support/data.ts";
import { databasesFor, formPost, PUBLIC_URL, startHarness } from "./support/harness.ts";
import { SKU } from "./support/stripe-shop.ts";
import { createVisitor, registered, startAccounts } from "./support/visitor.ts";
import { subscriptionsIn } from "./support/subscriptions.ts";

const databases = databasesFor(import.meta.filename);
/*
 * Rule: nothing waits inside the database's driver. While another program holds what writers need, readers are answered at once, and
 * each writer waits beside them, for so long in all.
 */

/** As long as whoever writes waits in these tests, in ms; visitors wait for five seconds. */
const WAIT = 4000;
const own = { Origin: PUBLIC_URL };
const unlimited = { RATE_LIMIT: "off" };

/** Many who write at once, and how many of them have been answered. */
function startWriters(count: number, write: (turn: number) => Promise<Response>) {
  let answered = 0;
  const all = Promise.all(
    Array.from({ length: count }, async (_, turn) => {
      const asked = performance.now();
      const answer = await write(turn);
      answered += 1;
      return { answer, waited: performance.now() - asked };
    }),
  );
  return { all, answered: () => answered };
}

/** The longest time, in ms, for which this process did nothing else since the call. */
function watchProcess(): () => number {
  let last = performance.now();
  let longest = 0;
  const beat = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 20);
  onTestFinished(() => clearInterval(beat));
  return () => Math.max(longest, performance.now() - last);
}

describe.each(databases)("while another program writes to %s", (kind) => {
  it("whoever reads is answered before any of those who write", async () => {
    const data = await freshData(kind);
    const server = await startHarness(kind, unlimited, data, { patience: { write: WAIT } });
    const buyer = buyerOf(server);
    await buyer.put(SKU, 2);
    await holdWriting(kind, data);
    const longestPause = watchProcess();
    const writers = startWriters(40, (turn) =>
      server.send({ email: `visitor-${turn}@example.com` }),
    );
    // Every writer has come to where it waits.
    await new Promise((resolve) => setTimeout(resolve, 100));
    for (let round = 0; round < 3; round += 1) {
      const [health, page, cart] = await Promise.all([
        server.request("/healthz"),
        server.request(READING),
        server.request("/api/cart", { headers: { Cookie: buyer.cookie() } }),
      ]);
      expect([health.status, page.status, cart.status]).toEqual([200, 200, 200]);
      expect(await cart.json()).toMatchObject({ cart: { lines: [{ sku: SKU, quantity: 2 }] } });
    }
    expect(writers.answered()).toBe(0);

    const answers = await writers.all;
    for (const { answer, waited } of answers) {
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
      // Not that long for each of the queue's batches, of which there are seven on PostgreSQL.
      expect(waited).toBeLessThan(3 * WAIT);
    }
    expect(longestPause(), "the process stood still").toBeLessThan(0.9 * WAIT);
    expect(server.log.join("")).not.toContain("visitor-");
  });

  it("who is signed in stays so, and who signs in waits", async () => {
    const data = await freshData(kind);
    const server = await startAccounts(kind, unlimited, data);
    const visitor = await registered(server);
    const release = await holdWriting(kind, data, "account_sessions", "exclusive");
    const writers = startWriters(12, () => createVisitor(server).signIn());
    expect(await visitor.isSignedIn()).toBe(true);
    expect(writers.answered()).toBe(0);
    await release();
    expect((await writers.all).map(({ answer }) => answer.status)).toEqual(Array(12).fill(303));
  });

  it("who looks at the back office sees it, although the time of their last look is not noted", async () => {
    const data = await freshData(kind);
    const server = await startBackOffice(kind, unlimited, data);
    const owner = await signIn(server);
    server.clock.now += 10 * 60_000;
    const release = await holdWriting(kind, data, "admin_sessions, admin_links", "exclusive");
    const writers = startWriters(1, () =>
      server.request("/admin", formPost({ form: "admin-sign-in", email: OWNER }, own)),
    );
    expect((await owner.get("/admin")).status).toBe(200);
    expect(writers.answered()).toBe(0);
    await release();
    expect((await writers.all)[0]?.answer.status).toBe(303);
    expect((await owner.get("/admin")).status).toBe(200);
    const sessions = () =>
      server.runtime.database.queries.selectFrom("admin_sessions").select("seen_at").execute();
    await expect.poll(sessions).toEqual([{ seen_at: server.clock.now }]);
  });

  it("writes go on at once when it ends, each done once", async () => {
    const data = await freshData(kind);
    const server = await startHarness(kind, unlimited, data);
    const release = await holdWriting(kind, data);
    const writers = startWriters(20, (turn) =>
      server.send({ email: `visitor-${turn}@example.com` }),
    );
    // Every visitor has come to where they wait.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(writers.answered()).toBe(0);
    await release();
    const statuses = (await writers.all).map(({ answer }) => answer.status);
    // Who read the tables that were held, and waited a second for them, was told so.
    const stored = statuses.filter((status) => status === 200).length;
    expect(new Set([...statuses, 200, 503])).toEqual(new Set([200, 503]));
    expect(stored).toBeGreaterThan(0);
    expect(await subscriptionsIn(server)).toHaveLength(stored);
  });
});

/** Holds the counters of the rate limits and nothing else. */
const holdCounters = (kind: DatabaseKind, data: Record<string, string>) =>
  kind === "sqlite"
    ? Promise.resolve(holdFile(join(data.DATA_DIR ?? "", "limits.sqlite")))
    : holdWriting(kind, data, "rate_limits");

it.each(databases)("counters that are held on %s are replaced by memory, soon", async (kind) => {
  const data = await freshData(kind);
  const { countLock, countFile } = databasePatience;
  const server = await startHarness(kind, {}, data, { patience: { countLock, countFile } });
  const release = await holdCounters(kind, data);
  const begun = performance.now();
  const statuses = [];
  for (let turn = 0; turn <= PER_MAILBOX.points; turn += 1)
    statuses.push((await server.send({ email: "ada@example.com" })).status);
  // One wait of five seconds for each of twelve counts, where they waited as writers do.
  expect(performance.now() - begun).toBeLessThan(6 * LONGEST_WAIT_MS);
  expect(statuses).toEqual([...Array<number>(PER_MAILBOX.points).fill(200), 429]);
  expect(server.log.join("")).toContain("counting in memory");
  await release();
  expect((await server.send({ email: "grace@example.com" })).status).toBe(200);
});

it("damaged counters are made anew", async () => {
  const data = await freshData("sqlite");
  writeFileSync(join(data.DATA_DIR ?? "", "limits.sqlite"), "no database ".repeat(1000));
  const server = await startHarness("sqlite", {}, data);
  expect((await server.send({ email: "ada@example.com" })).status).toBe(200);
  expect(server.log.join("")).not.toContain("counting in memory");
});
