import pg from "pg";
import { inject, onTestFinished } from "vitest";
import { createDatabaseOn } from "../../support/postgres.ts";

/** A database of an earlier test, with what its tables were when it was new. */
interface Spare {
  url: string;
  tables: string;
}

/** PostgreSQL takes longer to make a database (300 files) than most tests take: each is used again. */
const spares = new Set<Spare>();

/** A database of PostgreSQL with all tables and nothing in them, for one test. */
export async function takeDatabase(): Promise<string> {
  const spare = (await findSpare()) ?? (await makeSpare());
  onTestFinished(() => void spares.add(spare));
  return spare.url;
}

async function findSpare(): Promise<Spare | null> {
  for (const spare of spares) {
    spares.delete(spare);
    const state = await tryToClear(spare);
    if (state === "clear") return spare;
    if (state === "in use") spares.add(spare);
  }
  return null;
}

async function makeSpare(): Promise<Spare> {
  const url = await createDatabaseOn(inject("postgresUrl"), inject("postgresTables"));
  return { url, tables: await withClient(url, readTables) };
}

/** What a test left goes. Not used again where a process of that test is still connected, or its tables are not what they were. */
function tryToClear({ url, tables }: Spare): Promise<"clear" | "in use" | "changed"> {
  return withClient(url, async (client) => {
    const { rowCount } = await client.query(
      "select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'",
    );
    if (rowCount) return "in use";
    if ((await readTables(client)) !== tables) return "changed";
    const { rows } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'",
    );
    // Foreign keys need not be looked at: all rows go.
    const deletes = rows.map(({ name }) => `delete from ${name};`).join("");
    await client.query(`begin; set local session_replication_role = replica; ${deletes} commit`);
    return "clear";
  });
}

/** Every column and index; one that was dropped and made again is another. */
async function readTables(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ found: string }>(
    `select md5(string_agg(attrelid || attname, ',' order by attrelid, attnum)) as found
     from pg_attribute join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace`,
  );
  return rows[0]?.found ?? "";
}

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
