import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Database } from "./database.ts";
import { createPostgresLimitStore } from "./limit-store.ts";
import { migrate } from "./migrations.ts";
import { TwoPoolDialect } from "./postgres-driver.ts";
import { postgresTrouble } from "./postgres-trouble.ts";
import type { Tables } from "./tables.ts";
import type { DatabasePatience } from "./waiting.ts";

const INT8 = 20;

/** All a process takes of PostgreSQL: twelve connections, and two more while it starts. */
const poolsFor = ({ read, write, count, countLock }: DatabasePatience) =>
  ({
    readers: { max: 4, lock_timeout: read, options: "-c default_transaction_read_only=on" },
    writers: { max: 6, lock_timeout: write },
    limits: {
      max: 2,
      connectionTimeoutMillis: count,
      statement_timeout: count,
      lock_timeout: countLock,
    },
    /** Another process may be at it: waiting for its end is right, and tables may take their time. */
    migrations: { max: 2, lock_timeout: 30_000, statement_timeout: 0 },
  }) satisfies Record<string, pg.PoolConfig>;

/**
 * Opens pools on PostgreSQL. A connection that is lost while idle is only reported: the pool replaces it.
 * @throws {DatabaseTrouble} when no connection is made.
 */
export async function openPostgres(
  url: string,
  onLostConnection: (error: Error) => void,
  patience: DatabasePatience,
): Promise<Database> {
  const pools = poolsFor(patience);
  const open = (config: pg.PoolConfig) =>
    openPool(url, { connectionTimeoutMillis: patience.connect, ...config }, onLostConnection);
  const migrating = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: open(pools.migrations) }),
  });
  let leftBy: readonly string[];
  try {
    // Whatever goes wrong here is the place's fault, not ours.
    await sql`select 1`.execute(migrating).catch((error: unknown) => {
      throw postgresTrouble(error, url);
    });
    leftBy = await migrate(migrating, "postgres");
  } finally {
    await migrating.destroy();
  }
  const sides = { readers: open(pools.readers), writers: open(pools.writers) };
  const queries = new Kysely<Tables>({ dialect: new TwoPoolDialect(sides, patience.write) });
  const limitStore = createPostgresLimitStore(open(pools.limits));

  return {
    kind: "postgres",
    leftBy,
    queries,
    write: (work) => queries.transaction().execute(work),
    limitStore,
    ping: async () => void (await sql`select 1`.execute(queries)),
    async close() {
      await Promise.all([limitStore.close(), queries.destroy()]);
    },
  };
}

function openPool(
  url: string,
  config: pg.PoolConfig,
  onLostConnection: (error: Error) => void,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    statement_timeout: 15_000,
    application_name: "vitrine",
    types: {
      // Instants are 64-bit integers far below 2^53.
      getTypeParser: (type: number, format?: "text" | "binary") =>
        type === INT8 ? Number : pg.types.getTypeParser(type, format),
    },
    ...config,
  });
  // A lost connection fails the query that runs on it; unheard, its event would end the process as well.
  pool.on("error", onLostConnection);
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}
