import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { openDatabase } from "#server/db/open-database.ts";
import { emptyData, freshData } from "./support/data.ts";
import { jsonPost } from "./support/harness.ts";
import { startServer } from "./support/processes.ts";

it("survives that PostgreSQL drops its connections, in the middle of submits too", async () => {
  const data = await freshData("postgres");
  const server = await startServer({ ...data, RATE_LIMIT: "off", LOG_LEVEL: "error" });
  const admin = new pg.Client({ connectionString: data.DATABASE_URL });
  await admin.connect();
  const drop = () =>
    admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
  const answers: { email: string; status: number }[] = [];
  let turn = 0;
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  /** Both have happened often, however fast the machine is. */
  const isEnough = () => count(200) >= 100 && count(503) >= 20;

  async function client() {
    while (!isEnough()) {
      turn += 1;
      const email = `visitor-${turn}@example.com`;
      const sent = jsonPost({ form: "subscribe", email });
      const { status } = await fetch(`${server.url}/api/send`, sent);
      answers.push({ email, status });
    }
  }
  async function dropper() {
    for (let dropped = 0; !isEnough();) {
      // However slow the machine is, some get through between two drops.
      if (answers.length >= dropped + 10) {
        dropped = answers.length;
        await drop();
      }
      await new Promise(setImmediate);
    }
  }
  await Promise.all([dropper(), client(), client(), client(), client(), client(), client()]);

  expect(server.process.exitCode).toBeNull();
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  const { rows } = await admin.query<{ email: string }>("select email from subscriptions");
  const stored = new Set(rows.map(({ email }) => email));
  const lost = answers.filter(({ email, status }) => status === 200 && !stored.has(email));
  expect(lost).toEqual([]);
  // A connection dropped at the very end may be found dead by the first question.
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200);
  await admin.end();
  expect((await server.stop()).output).not.toContain("visitor-");
});

it("keeps no connection to a standby: when the address leads to one that can be written, it is", async () => {
  const { DATABASE_URL, DATA_DIR } = await emptyData("postgres");
  const place = { databaseUrl: DATABASE_URL!, dataDir: DATA_DIR! };
  const database = await openDatabase(place, () => {});
  onTestFinished(() => database.close());
  const write = () =>
    database.write((transaction) =>
      transaction.deleteFrom("settings").where("key", "=", "none").execute(),
    );
  await write();
  const admin = new pg.Client({ connectionString: DATABASE_URL });
  await admin.connect();
  onTestFinished(() => admin.end());
  const { rows } = await admin.query<{ name: string }>("select current_database() as name");
  const name = rows[0]!.name;
  // As on a standby, sessions that begin now cannot write for as long as they last.
  await admin.query(`alter database ${name} set default_transaction_read_only = on`);
  await admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await expect
    .poll(() => write().catch((error: unknown) => error))
    .toMatchObject({ code: "25006" });
  await admin.query(`alter database ${name} reset default_transaction_read_only`);
  await write();
});
