import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  PostgresDriver,
  SelectQueryNode,
} from "kysely";
import type { Pool } from "pg";
import { ReadWriteDriver } from "./read-write-driver.ts";

/** Connections of one process, by what they are for: what fills one pool up leaves the others as they are. */
export interface PostgresPools {
  /** Sessions that cannot write. */
  readers: Pool;
  writers: Pool;
}

/**
 * Kysely on two pools. A table that another program holds fills the writers' pool with those who wait for it; pages that only read
 * have connections of their own. A transaction waits `longestWaitMs` at most in all, for a connection and then for a lock.
 */
export class TwoPoolDialect extends PostgresDialect {
  readonly #pools: PostgresPools;
  readonly #longestWaitMs: number;

  constructor(pools: PostgresPools, longestWaitMs: number) {
    super({ pool: pools.readers });
    this.#pools = pools;
    this.#longestWaitMs = longestWaitMs;
  }

  override createDriver() {
    return new ReadWriteDriver({
      reader: new PostgresDriver({ pool: this.#pools.readers }),
      writer: new PostgresWriter(this.#pools.writers, this.#longestWaitMs),
      isReading,
    });
  }
}

/** A wrong answer does no harm: the sessions of the readers refuse to write. */
function isReading({ query, sql }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || /^\s*select\b/i.test(sql);
}

class PostgresWriter extends PostgresDriver {
  readonly #longestWaitMs: number;
  readonly #asked = new WeakMap<DatabaseConnection, number>();

  constructor(pool: Pool, longestWaitMs: number) {
    super({ pool });
    this.#longestWaitMs = longestWaitMs;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const asked = performance.now();
    const connection = await super.acquireConnection();
    this.#asked.set(connection, asked);
    return connection;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const waited = performance.now() - (this.#asked.get(connection) ?? performance.now());
    const left = Math.max(1, Math.round(this.#longestWaitMs - waited));
    // Both in one message: beginning costs one answer of the server, not two.
    await connection.executeQuery(CompiledQuery.raw(`begin; set local lock_timeout = ${left}`));
  }
}
