import { rmSync } from "node:fs";
import { join } from "node:path";
import type BetterSqlite from "better-sqlite3";
import type { Pool } from "pg";
import {
  RateLimiterPostgres,
  RateLimiterSQLite,
  type IRateLimiterStoreNoAutoExpiryOptions,
  type RateLimiterStoreAbstract,
} from "rate-limiter-flexible";
import { isDamage } from "./errors.ts";
import { openOwn } from "./sqlite-file.ts";
import { LONGEST_WAIT_MS, waitingUntil, whenFree } from "./waiting.ts";

/** Counters that ended an hour ago are deleted this often. */
const SWEEP_MS = 5 * 60_000;
const KEPT_MS = 60 * 60_000;

/** How many points a key has in a number of seconds. */
export interface LimitOptions {
  keyPrefix: string;
  points: number;
  duration: number;
  insuranceLimiter?: IRateLimiterStoreNoAutoExpiryOptions["insuranceLimiter"];
}

/** Makes counters that all processes on one database share. They throw, soon, when they cannot count. */
export interface LimitStore {
  createLimiter(options: LimitOptions): RateLimiterStoreAbstract;
  close(): Promise<void>;
}

/**
 * Counts in a file beside the database: limits need no fsync, and should not wait for those who do.
 * @param patienceMs longest wait for a counter.
 */
export async function createSqliteLimitStore(
  dataDir: string,
  patienceMs: number,
): Promise<LimitStore> {
  const file = await openCounters(limitsFile(dataDir));
  const expired = file.prepare("delete from rate_limits where expire < ?");
  const sweep = setInterval(() => {
    try {
      expired.run(Date.now() - KEPT_MS);
    } catch {
      // Another time: they are in nobody's way.
    }
  }, SWEEP_MS).unref();
  return {
    createLimiter: (options) =>
      new PatientLimiter(
        {
          ...options,
          storeClient: file,
          storeType: "better-sqlite3",
          tableName: "rate_limits",
          tableCreated: true,
        },
        patienceMs,
      ),
    async close() {
      clearInterval(sweep);
      file.close();
    },
  };
}

/** Where the counters of a data folder lie. */
export function limitsFile(dataDir: string): string {
  return join(dataDir, "limits.sqlite");
}

/** Deletes a data folder's counters. */
export function removeCounters(path: string): void {
  for (const ending of ["", "-wal", "-shm"]) rmSync(path + ending, { force: true });
}

/** Nothing waits inside SQLite (`waiting.ts`). */
class PatientLimiter extends RateLimiterSQLite {
  readonly #patienceMs: number;

  constructor(options: ConstructorParameters<typeof RateLimiterSQLite>[0], patienceMs: number) {
    super(options);
    this.#patienceMs = patienceMs;
  }

  override consume(...args: Parameters<RateLimiterSQLite["consume"]>) {
    return this.#soon(() => super.consume(...args));
  }
  override get(...args: Parameters<RateLimiterSQLite["get"]>) {
    return this.#soon(() => super.get(...args));
  }
  override delete(...args: Parameters<RateLimiterSQLite["delete"]>) {
    return this.#soon(() => super.delete(...args));
  }

  #soon<Result>(action: () => Promise<Result>): Promise<Result> {
    return whenFree(action, waitingUntil(this.#patienceMs));
  }
}

/** A damaged file is replaced by an empty one: all that is lost is who has sent how much in the last hour. */
async function openCounters(path: string): Promise<BetterSqlite.Database> {
  try {
    return await openFile(path);
  } catch (error) {
    if (!isDamage(error)) throw error;
    removeCounters(path);
    return openFile(path);
  }
}

async function openFile(path: string): Promise<BetterSqlite.Database> {
  const file = openOwn(path);
  const until = waitingUntil(LONGEST_WAIT_MS);
  try {
    await whenFree(() => file.pragma("journal_mode = WAL"), until);
    file.pragma("synchronous = OFF");
    await whenFree(
      () =>
        file.exec(
          "create table if not exists rate_limits (key text primary key, points integer not null default 0, expire integer)",
        ),
      until,
    );
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}

/** Counts in PostgreSQL, on connections of its own; the table is made by the migrations. */
export function createPostgresLimitStore(pool: Pool): LimitStore {
  let ended: Promise<void> | undefined;
  return {
    createLimiter: (options) =>
      new RateLimiterPostgres({
        ...options,
        storeClient: pool,
        storeType: "pool",
        tableName: "rate_limits",
        tableCreated: true,
        clearExpiredByTimeout: true,
      }),
    close: () => (ended ??= pool.end()),
  };
}
