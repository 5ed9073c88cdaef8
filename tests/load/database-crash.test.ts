import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { freshData } from "../contract/support/data.ts";
import { jsonPost } from "../contract/support/harness.ts";
import { startServer } from "../contract/support/processes.ts";
import { withDatabase } from "../contract/support/with-database.ts";
import { startPostgres } from "../support/postgres.ts";

const CLIENTS = 6;
const CRASHES = 3;
const AWAY_MS = 1500;
/** In between, so many are stored. */
const ENOUGH = 60;

it("two processes outlive that PostgreSQL crashes under load: asked again in a moment, nothing lost, each mail once", async () => {
  const postgres = await startPostgres({ durable: true });
  onTestFinished(() => postgres.stop());
  const env: Record<string, string> = {
    ...(await freshData("sqlite")),
    DATABASE_URL: await postgres.createDatabase(),
    RATE_LIMIT: "off",
    LOG_LEVEL: "info",
  };
  const servers = [await startServer(env), await startServer(env)];
  const acknowledged = new Set<string>();
  const statuses: Record<number, number> = {};
  const state = { goesOn: true, turn: 0 };

  async function client() {
    while (state.goesOn) {
      state.turn += 1;
      const email = `visitor-${state.turn}@example.com`;
      while (state.goesOn && !acknowledged.has(email)) {
        const { url } = servers[Math.floor(Math.random() * servers.length)]!;
        const answer = await fetch(`${url}/api/send`, jsonPost({ email }));
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        if (answer.status === 200) acknowledged.add(email);
        else expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
        await answer.arrayBuffer();
      }
    }
  }
  async function crashes() {
    for (let crash = 0; crash <= CRASHES; crash += 1) {
      const before = acknowledged.size;
      while (acknowledged.size < before + ENOUGH) await after(20);
      if (crash < CRASHES) await postgres.crash(AWAY_MS);
    }
    state.goesOn = false;
  }
  await Promise.all([crashes(), ...Array.from({ length: CLIENTS }, client)]);

  expect(statuses[503]).toBeGreaterThan(0);
  for (const { url } of servers)
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
  const mails = await withDatabase(env, async ({ queries }) => {
    const rows = await queries.selectFrom("subscriptions").select("email").execute();
    const stored = new Set(rows.map(({ email }) => email));
    expect(stored.size).toBe(rows.length);
    expect([...acknowledged].filter((email) => !stored.has(email))).toEqual([]);
    // One that was being sent when the database went is held until its lease ends: no need to wait for that.
    const pending = queries.updateTable("outbox").set({ next_attempt_at: 0, lease: null });
    const waiting = async () => {
      await pending.where("state", "=", "pending").where("attempts", ">", 0).execute();
      return queries.selectFrom("outbox").select("id").where("state", "!=", "sent").execute();
    };
    await expect.poll(waiting, { timeout: 60_000, interval: 2000 }).toEqual([]);
    return (await queries.selectFrom("outbox").select("id").execute()).length;
  });
  // One that went out while the database did is written again under the same name: who sends by SMTP cannot know.
  const kept = readdirSync(join(env.DATA_DIR ?? "", "mail")).filter((name) =>
    name.endsWith(".eml"),
  );
  expect(kept).toHaveLength(mails);
  for (const server of servers) expect((await server.stop()).code).toBe(0);
  console.log(`${acknowledged.size} acknowledged, ${CRASHES} crashes; ${JSON.stringify(statuses)}`);
});
