import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { freshData } from "../contract/support/data.ts";
import { bothDatabases, jsonPost } from "../contract/support/harness.ts";
import { type ServerProcess, startServer } from "../contract/support/processes.ts";
import { withDatabase } from "../contract/support/with-database.ts";

const SUBMITS = 2000;
const CLIENTS = 40;
/** The server is killed each time this many more submits were acknowledged. */
const KILL_EVERY = 300;

/** An acknowledged submit is stored, whatever happens to the process. Clients to whom no answer came send the same again. */
describe.each(bothDatabases)("kill -9 during a stream of submits on %s", (kind) => {
  it("loses no acknowledged one and stores none twice", async () => {
    const env: Record<string, string> = {
      ...(await freshData(kind)),
      RATE_LIMIT: "off",
      LOG_LEVEL: "warn",
    };
    const acknowledged = new Set<string>();
    const waiting = Array.from({ length: SUBMITS }, (_, turn) => `visitor-${turn}@example.com`);
    let server = await startServer(env);
    let kills = 0;
    let resent = 0;
    let revival: Promise<void> | null = null;

    async function killAndRevive(victim: ServerProcess) {
      await victim.stop("SIGKILL");
      kills += 1;
      // Before anyone can send again: what was acknowledged so far must be there.
      const promised = [...acknowledged];
      const stored = new Set(await storedAddresses(env));
      expect(promised.filter((email) => !stored.has(email))).toEqual([]);
      server = await startServer(env);
    }

    async function client() {
      for (let email = waiting.shift(); email; email = waiting.shift()) {
        while (!acknowledged.has(email)) {
          await revival;
          const status = await submit(server.url, email);
          if (status === 200) acknowledged.add(email);
          else {
            expect(status, "an answer other than success").toBeNull();
            resent += 1;
          }
          if (!revival && acknowledged.size >= (kills + 1) * KILL_EVERY) {
            revival = killAndRevive(server).finally(() => (revival = null));
          }
        }
      }
    }

    await Promise.all(Array.from({ length: CLIENTS }, client));
    expect(kills).toBeGreaterThanOrEqual(5);
    const stored = await storedAddresses(env);
    expect(stored).toHaveLength(SUBMITS);
    expect(new Set(stored).size).toBe(SUBMITS);

    const sent = async () => (await outboxStates(env)).sent;
    await expect
      .poll(sent, { timeout: 60_000, interval: 500 })
      .toBeGreaterThanOrEqual(SUBMITS - kills);
    // Each killed worker may have held one mail: no need to wait until its lease ends.
    await withDatabase(env, ({ queries }) =>
      queries
        .updateTable("outbox")
        .set({ next_attempt_at: 0 })
        .where("state", "=", "pending")
        .execute(),
    );
    await expect.poll(sent, { timeout: 20_000, interval: 500 }).toBe(SUBMITS);
    // A mail that was on its way when the process died is written again under the same name.
    const kept = readdirSync(join(env.DATA_DIR ?? "", "mail")).filter((name) =>
      name.endsWith(".eml"),
    );
    expect(kept).toHaveLength(SUBMITS);
    console.log(`${kind}: ${SUBMITS} acknowledged, ${kills} kills, ${resent} sent again, 0 lost`);
  });
});

/** Null when there was no answer. */
async function submit(url: string, email: string): Promise<number | null> {
  try {
    const answer = await fetch(`${url}/api/send`, jsonPost({ email }));
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return null;
  }
}

function storedAddresses(env: Record<string, string>): Promise<string[]> {
  return withDatabase(env, async ({ queries }) => {
    const rows = await queries.selectFrom("subscriptions").select("email").execute();
    return rows.map(({ email }) => email);
  });
}

/** How many mails are in each state. */
function outboxStates(env: Record<string, string>): Promise<Record<string, number>> {
  return withDatabase(env, async ({ queries }) => {
    const rows = await queries
      .selectFrom("outbox")
      .select((eb) => ["state", eb.fn.countAll<number>().as("count")])
      .groupBy("state")
      .execute();
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  });
}
