import { spawn } from "node:child_process";
import { devNull } from "node:os";
import pg from "pg";
import { countedTables, type Counts } from "#server/db/backup.ts";
import { DatabaseTrouble } from "#server/db/errors.ts";
import { knowsStep } from "#server/db/migrations.ts";
import { passwordOf, postgresTrouble } from "#server/db/postgres-trouble.ts";
import { countWaitingMails } from "#server/db/waiting-mails.ts";
import { createWhole } from "#server/db/whole-file.ts";
import { findProgram } from "./tools.mjs";

/** Kept elsewhere, or of the moment. */
const notCopied = ["--exclude-table-data=rate_limits"];
const anyOwner = ["--no-owner", "--no-privileges"];
/** A connection rests this long, in s, before the system asks whether the other side is there: one that is gone says nothing. */
const KEEP_ALIVE_S = 10;

/**
 * Copies the PostgreSQL behind DATABASE_URL to a new file by pg_dump, while servers go on writing to it. Rows are counted in the same
 * snapshot.
 * @throws {DatabaseTrouble} when it cannot be reached or pg_dump is missing, older than the server, or fails.
 */
export async function dumpPostgres(databaseUrl: string, target: string): Promise<Counts> {
  return withClient(databaseUrl, (client) =>
    createWhole(target, async (partial) => {
      await client.query("begin isolation level repeatable read read only");
      const { rows } = await client.query<{ id: string }>("select pg_export_snapshot() as id");
      const counts = await countRows(client);
      await runTool(databaseUrl, "pg_dump", [
        "--format=custom",
        `--snapshot=${rows[0]?.id}`,
        ...anyOwner,
        ...notCopied,
        `--file=${partial}`,
      ]);
      await readThrough(databaseUrl, partial);
      return counts;
    }),
  );
}

/**
 * Reads a dump into the empty database behind DATABASE_URL, wholly or not at all. Returns how many mails wait in it and
 * can still go out.
 * @throws {DatabaseTrouble} when the database is not empty, or the file is no dump, damaged, or of a newer version.
 */
export async function restorePostgres(databaseUrl: string, file: string): Promise<number> {
  return withClient(databaseUrl, async (client) => {
    await readThrough(databaseUrl, file);
    if (await hasTables(client))
      throw new DatabaseTrouble(
        `The database of DATABASE_URL is not empty, and nothing is overwritten: make a new one (createdb NAME), set DATABASE_URL to it, and try again.`,
      );
    await runTool(databaseUrl, "pg_restore", [
      "--single-transaction",
      "--exit-on-error",
      ...anyOwner,
      file,
    ]);
    const steps = await client.query<{ name: string }>("select name from kysely_migration");
    if (steps.rows.some(({ name }) => !knowsStep(name)))
      throw new DatabaseTrouble(
        "It is restored, and was made by a newer version of the site: update the site before you start it.",
      );
    const columns = await client.query<{ name: string }>(
      "select attname as name from pg_attribute where attrelid = 'outbox'::regclass and attnum > 0 and not attisdropped",
    );
    const { rows } = await client.query<{ count: string }>(
      countWaitingMails(columns.rows.map(({ name }) => name)),
    );
    return Number(rows[0]?.count);
  });
}

async function withClient<Result>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = await connect(databaseUrl).catch((error: unknown) => {
    throw postgresTrouble(error, databaseUrl);
  });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function connect(databaseUrl: string): Promise<pg.Client> {
  // Reads the files that the address names.
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_S * 1000,
    application_name: "vitrine backup",
  });
  client.on("error", () => {});
  await client.connect();
  return client;
}

async function countRows(client: pg.Client): Promise<Counts> {
  const counts: Record<string, number> = {};
  for (const table of countedTables) {
    const { rows } = await client.query<{ name: string | null }>("select to_regclass($1) as name", [
      table,
    ]);
    if (!rows[0]?.name) continue;
    const counted = await client.query<{ count: string }>(`select count(*) from ${table}`);
    counts[table] = Number(counted.rows[0]?.count);
  }
  if (Object.keys(counts).length === 0)
    throw new DatabaseTrouble("The database of DATABASE_URL holds nothing of this site.");
  return counts;
}

async function hasTables(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    "select 1 from pg_class join pg_namespace space on space.oid = relnamespace where relkind in ('r', 'p', 'v', 'm', 'S') and nspname !~ '^pg_' and nspname <> 'information_schema' limit 1",
  );
  return rows.length > 0;
}

/** The beginning of a dump lists what is in it; whether all of it is there shows when it is read. */
async function readThrough(databaseUrl: string, file: string): Promise<void> {
  await runTool(databaseUrl, "pg_restore", [`--file=${devNull}`, file], false);
}

/** The password goes by the environment: command lines can be read by everyone on the machine. */
async function runTool(
  databaseUrl: string,
  name: "pg_dump" | "pg_restore",
  args: readonly string[],
  connects = true,
): Promise<void> {
  const program = findProgram(name);
  if (!program)
    throw new DatabaseTrouble(
      `${name} is not on this machine: install PostgreSQL's client programs (on Debian and Ubuntu: sudo apt-get install postgresql-client), or run it where they are.`,
    );
  const url = new URL(databaseUrl);
  const password = passwordOf(url);
  url.password = "";
  url.searchParams.set("keepalives_idle", String(KEEP_ALIVE_S));
  url.searchParams.set("keepalives_interval", "1");
  const place = connects ? [`--dbname=${url.href}`] : [];
  const child = spawn(program, [...place, ...args], {
    env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (code !== 0) throw new DatabaseTrouble(`${name} did not succeed. It says:\n${said.trim()}`);
}
