import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import type { Pool } from "pg";
import {
  RateLimiterPostgres,
  RateLimiterSQLite,
  type IRateLimiterStoreNoAutoExpiryOptions,
  type RateLimiterStoreAbstract,
} from "rate-limiter-flexible";

/** How many points a key has in a number of seconds. */
export interface LimitOptions {
  keyPrefix: string;
  points: number;
  duration: number;
  insuranceLimiter?: IRateLimiterStoreNoAutoExpiryOptions["insuranceLimiter"];
}

/** Makes counters that all processes on one database share. */
export interface LimitStore {
  createLimiter(options: LimitOptions): RateLimiterStoreAbstract;
  close(): void;
}

/**
 * Counts in a file beside the database: limits need no fsync, and a second connection to the same file would wait for
 * transactions of the first one in the same process.
 */
export function createSqliteLimitStore(dataDir: string): LimitStore {
  const file = new BetterSqlite(join(dataDir, "limits.sqlite"), { timeout: 5000 });
  file.pragma("journal_mode = WAL");
  file.pragma("synchronous = OFF");
  file.exec(
    "create table if not exists rate_limits (key text primary key, points integer not null default 0, expire integer)",
  );
  return {
    createLimiter: (options) =>
      new RateLimiterSQLite({
        ...options,
        storeClient: file,
        storeType: "better-sqlite3",
        tableName: "rate_limits",
        tableCreated: true,
        clearExpiredByTimeout: true,
      }),
    close: () => file.close(),
  };
}

/** Counts in PostgreSQL; the table is made by the migrations. */
export function createPostgresLimitStore(pool: Pool): LimitStore {
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
    close: () => {},
  };
}
