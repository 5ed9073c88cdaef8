import { mkdirSync } from "node:fs";
import { Kysely, sql } from "kysely";
import { type DataLock, shareData } from "./data-lock.ts";
import type { Database } from "./database.ts";
import { createGroupCommit } from "./group-commit.ts";
import { createSqliteLimitStore } from "./limit-store.ts";
import { migrate } from "./migrations.ts";
import { sqliteDialect } from "./sqlite-driver.ts";
import { databaseFile, openFiles } from "./sqlite-file.ts";
import type { Tables } from "./tables.ts";
import { LONGEST_WAIT_MS } from "./waiting.ts";

/**
 * Opens (or makes) `vitrine.sqlite` in the data folder: the database when no DATABASE_URL is set. The folder is locked against a restore
 * until it is closed.
 * @throws {DatabaseTrouble} or SQLite's and the system's own errors, which `inFolder` has sentences for.
 */
export async function openSqlite(
  dataDir: string,
  longestWaitMs = LONGEST_WAIT_MS,
): Promise<Database> {
  // Nobody but the server's own account reads what visitors sent.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = await shareData(dataDir, longestWaitMs);
  try {
    return await openLocked(dataDir, longestWaitMs, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openLocked(
  dataDir: string,
  longestWaitMs: number,
  lock: DataLock,
): Promise<Database> {
  const files = await openFiles(databaseFile(dataDir), longestWaitMs);
  const queries = new Kysely<Tables>({ dialect: sqliteDialect(files, longestWaitMs) });
  try {
    await migrate(queries, "sqlite");
    const limitStore = await createSqliteLimitStore(dataDir);
    return {
      kind: "sqlite",
      queries,
      write: createGroupCommit(queries, longestWaitMs),
      limitStore,
      ping: async () => void (await sql`select 1`.execute(queries)),
      async close() {
        await limitStore.close();
        await queries.destroy();
        lock.release();
      },
    };
  } catch (error) {
    await queries.destroy();
    throw error;
  }
}
