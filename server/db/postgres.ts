import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Database } from "./database.ts";
import { createPostgresLimitStore } from "./limit-store.ts";
import { migrate } from "./migrations.ts";
import type { Tables } from "./tables.ts";

const INT8 = 20;

/** Opens a pool on PostgreSQL. A connection that is lost while idle is only reported: the pool replaces it. */
export async function openPostgres(
  url: string,
  onLostConnection: (error: Error) => void,
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
    application_name: "vitrine",
    types: {
      // Instants are 64-bit integers far below 2^53.
      getTypeParser: (type: number, format?: "text" | "binary") =>
        type === INT8 ? Number : pg.types.getTypeParser(type, format),
    },
  });
  // A lost connection fails the query that runs on it; unheard, its event would end the process as well.
  pool.on("error", onLostConnection);
  pool.on("connect", (client) => client.on("error", () => {}));

  const queries = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await migrate(queries, "postgres");

  return {
    kind: "postgres",
    queries,
    write: (work) => queries.transaction().execute(work),
    limitStore: createPostgresLimitStore(pool),
    ping: async () => void (await sql`select 1`.execute(queries)),
    close: () => queries.destroy(),
  };
}
