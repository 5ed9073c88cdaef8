import type BetterSqlite from "better-sqlite3";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { ReadWriteDriver } from "./read-write-driver.ts";
import { createTurns, type Turns } from "./turns.ts";
import { waitingUntil, whenFree } from "./waiting.ts";

/** Two connections to one file in WAL mode, both with a busy timeout of 0. */
export interface SqliteFiles {
  /** Opened for reading only: whoever else writes, it reads what was committed last. */
  reader: BetterSqlite.Database;
  writer: BetterSqlite.Database;
}

/** Statements that are kept prepared on each connection. */
const KEPT_STATEMENTS = 200;

/**
 * Kysely on two connections to one SQLite file (decision 27). better-sqlite3 is synchronous: a wait inside it is a wait of the whole
 * process, so none of its connections ever waits. A caller that has to wait for the write lock does so beside the others, for
 * `longestWaitMs` at most in all, its turn among this process's own writers included.
 */
export function sqliteDialect(files: SqliteFiles, longestWaitMs: number): Dialect {
  return {
    createDriver: () => createDriver(files, longestWaitMs),
    createAdapter: () => new TwoConnectionAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  };
}

function createDriver(files: SqliteFiles, longestWaitMs: number): Driver {
  const reading = new StatementCache(files.reader);
  const writing = new StatementCache(files.writer);
  const turns = createTurns(longestWaitMs);
  return new ReadWriteDriver({
    reader: new SqliteReader(reading, longestWaitMs),
    writer: new SqliteWriter(writing, turns, longestWaitMs),
    isReading: ({ sql }) =>
      whenFree(() => reading.prepare(sql).readonly, waitingUntil(longestWaitMs)),
  });
}

/** Migrations run in one transaction, which SQLite can do; reading goes on while a transaction is open. */
class TwoConnectionAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class StatementCache {
  readonly file: BetterSqlite.Database;
  readonly #statements = new Map<string, BetterSqlite.Statement>();

  constructor(file: BetterSqlite.Database) {
    this.file = file;
  }

  prepare(text: string): BetterSqlite.Statement {
    const kept = this.#statements.get(text);
    if (kept) return kept;
    const statement = this.file.prepare(text);
    if (this.#statements.size < KEPT_STATEMENTS) this.#statements.set(text, statement);
    return statement;
  }

  run<Row>({ sql, parameters }: Pick<CompiledQuery, "sql" | "parameters">): QueryResult<Row> {
    const statement = this.prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) as Row[] };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
  }
}

/** One statement at a time. Kept from reading only by a program that holds the whole file, or that repairs it after a crash. */
class SqliteReader implements Driver {
  readonly #statements: StatementCache;
  readonly #longestWaitMs: number;

  constructor(statements: StatementCache, longestWaitMs: number) {
    this.#statements = statements;
    this.#longestWaitMs = longestWaitMs;
  }

  async init() {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return {
      executeQuery: <Row>(query: CompiledQuery) =>
        whenFree(() => this.#statements.run<Row>(query), waitingUntil(this.#longestWaitMs)),
      streamQuery: notStreamed,
    };
  }

  beginTransaction = notHere;
  commitTransaction = notHere;
  rollbackTransaction = notHere;
  async releaseConnection() {}

  async destroy() {
    this.#statements.file.close();
  }
}

interface Turn extends DatabaseConnection {
  /** When whoever has this turn has waited long enough, on the clock of `performance.now()`. */
  until: number;
}

/** One transaction at a time. It takes the write lock when it begins: an upgrade later could fail although nobody holds it. */
class SqliteWriter implements Driver {
  readonly #statements: StatementCache;
  readonly #turns: Turns;
  readonly #longestWaitMs: number;

  constructor(statements: StatementCache, turns: Turns, longestWaitMs: number) {
    this.#statements = statements;
    this.#turns = turns;
    this.#longestWaitMs = longestWaitMs;
  }

  async init() {}

  async acquireConnection(): Promise<Turn> {
    const until = waitingUntil(this.#longestWaitMs);
    await this.#turns.take();
    return {
      until,
      executeQuery: async <Row>(query: CompiledQuery) => this.#statements.run<Row>(query),
      streamQuery: notStreamed,
    };
  }

  async beginTransaction({ until }: Turn): Promise<void> {
    await whenFree(() => this.#command("begin immediate"), until);
  }

  async commitTransaction(): Promise<void> {
    this.#command("commit");
  }

  async rollbackTransaction(): Promise<void> {
    // A full disk, for one, has the engine undo the transaction by itself.
    if (this.#statements.file.inTransaction) this.#command("rollback");
  }

  async releaseConnection(): Promise<void> {
    this.#turns.pass();
  }

  async destroy(): Promise<void> {
    this.#statements.file.close();
  }

  #command(sql: string): void {
    this.#statements.run({ sql, parameters: [] });
  }
}

async function notHere(): Promise<never> {
  throw new Error("the connection for reading has no transactions");
}

function notStreamed(): never {
  throw new Error("answers are not streamed");
}
