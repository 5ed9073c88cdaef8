import { mkdirSync } from "node:fs";
import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import {
  Kysely,
  sql,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDatabase,
  type SqliteStatement,
} from "kysely";
import type { Database } from "./database.ts";
import { createGroupCommit } from "./group-commit.ts";
import { createSqliteLimitStore } from "./limit-store.ts";
import { migrate } from "./migrations.ts";
import type { Tables } from "./tables.ts";

/** How long a write waits for another process before it fails. */
const BUSY_TIMEOUT_MS = 5000;

/** Opens (or makes) `vitrine.sqlite` in the data folder: the database when no DATABASE_URL is set. */
export async function openSqlite(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true });
  const file = new BetterSqlite(join(dataDir, "vitrine.sqlite"), { timeout: BUSY_TIMEOUT_MS });
  await retryWhileBusy(() => file.pragma("journal_mode = WAL"));
  // FULL: a commit is on disk when it returns, also after a power cut. What is acknowledged stays.
  file.pragma("synchronous = FULL");
  file.pragma("foreign_keys = ON");
  // SQLite's own comparison knows capitals of ASCII only.
  file.function("fold_case", { deterministic: true }, foldCase);

  const queries = new Kysely<Tables>({ dialect: new ImmediateSqliteDialect(file) });
  await migrate(queries, "sqlite");
  const limitStore = createSqliteLimitStore(dataDir);

  return {
    kind: "sqlite",
    queries,
    write: createGroupCommit(queries),
    limitStore,
    ping: async () => void (await sql`select 1`.execute(queries)),
    async close() {
      limitStore.close();
      await queries.destroy();
    },
  };
}

function foldCase(value: unknown): unknown {
  return typeof value === "string" ? value.toLowerCase() : value;
}

/**
 * Kysely's dialect with two changes: a transaction takes the write lock when it begins (a later upgrade could fail at once
 * when another process wrote in between), and migrations run in one transaction, which SQLite can do.
 */
class ImmediateSqliteDialect extends SqliteDialect {
  constructor(file: BetterSqlite.Database) {
    super({ database: withStatementCache(file) });
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}

class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function withStatementCache(file: BetterSqlite.Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare(text) {
      const cached = statements.get(text);
      if (cached) return cached;
      const statement = file.prepare(text === "begin" ? "begin immediate" : text);
      if (statements.size < 200) statements.set(text, statement);
      return statement;
    },
    close: () => file.close(),
  };
}

/** Turning WAL on does not honour the busy timeout while another process does the same. */
async function retryWhileBusy(action: () => void): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      action();
      return;
    } catch (error) {
      const busy =
        error instanceof BetterSqlite.SqliteError && error.code.startsWith("SQLITE_BUSY");
      if (!busy || attempt === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
