import type { Socket } from "node:net";
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

/** What a pool is for; 0 ms for a statement: as long as it takes. */
type Config = pg.PoolConfig & { statement_timeout: number };

/**
 * However busy, a connection is closed after this time: the address may lead to another server by now, and the one that it led to may be a
 * standby, which answers and takes nothing.
 */
const LIFETIME_SECONDS = 60;
/** A connection rests this long, in ms, before the system asks whether the other side is there: ten times, a second apart. */
const KEEP_ALIVE_MS = 10_000;

/** All a process takes of PostgreSQL: twelve connections, and two more while it starts. */
const poolsFor = ({ read, write, change, count, countLock, answer }: DatabasePatience) =>
  ({
    readers: {
      max: 4,
      maxLifetimeSeconds: LIFETIME_SECONDS,
      statement_timeout: answer,
      lock_timeout: read,
      options: "-c default_transaction_read_only=on",
    },
    writers: {
      max: 6,
      verify: refuseStandby,
      maxLifetimeSeconds: LIFETIME_SECONDS,
      statement_timeout: answer,
      lock_timeout: write,
    },
    limits: {
      max: 2,
      maxLifetimeSeconds: LIFETIME_SECONDS,
      connectionTimeoutMillis: count,
      statement_timeout: count,
      lock_timeout: countLock,
    },
    /**
     * Another process may be at it, for whose end Kysely waits for an hour, and tables may take their time: none says that PostgreSQL is not
     * there. What another program holds is not waited for that long.
     */
    migrations: {
      max: 2,
      lock_timeout: change,
      statement_timeout: 0,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    },
  }) satisfies Record<string, Config>;

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
  const open = (config: Config) =>
    openPool(
      url,
      { connectionTimeoutMillis: patience.connect, ...config },
      patience.silence,
      onLostConnection,
    );
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
  config: Config,
  silenceMs: number,
  onLostConnection: (error: Error) => void,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
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
  if (config.statement_timeout > 0) endSilence(pool, config.statement_timeout + silenceMs);
  return pool;
}

/** A server that takes over may be a standby for a moment still: a connection that cannot write is not kept. */
function refuseStandby(client: pg.PoolClient, done: (error?: Error) => void): void {
  client.query<{ transaction_read_only: string }>(
    "show transaction_read_only",
    (error: Error | undefined, result) =>
      done(error ?? (result.rows[0]?.transaction_read_only === "on" ? standbyError() : undefined)),
  );
}

function standbyError(): Error {
  return Object.assign(new Error("PostgreSQL cannot be written: it is a standby"), {
    code: "25006",
  });
}

/**
 * A machine or a network that is gone says nothing, not even that: a caller would wait for its answer as long as the system does, a quarter
 * of an hour, and the pool for the caller. So a connection in use on which nothing comes or goes for `longestMs` is closed, with an error
 * that says so.
 */
function endSilence(pool: pg.Pool, longestMs: number): void {
  pool.on("connect", (client) => {
    const socket = socketOf(client);
    socket.on("timeout", () => socket.destroy(silenceError()));
  });
  pool.on("acquire", (client) => socketOf(client).setTimeout(longestMs));
  pool.on("release", (_error, client) => socketOf(client).setTimeout(0));
}

function socketOf(client: pg.PoolClient): Socket {
  return client.connection.stream as Socket;
}

function silenceError(): Error {
  return Object.assign(new Error("PostgreSQL has fallen silent"), { code: "ETIMEDOUT" });
}
