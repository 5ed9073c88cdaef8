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
import { type DatabasePatience, databasePatience } from "./waiting.ts";

/**
 * Opens (or makes) `vitrine.sqlite` in the data folder: the database when no DATABASE_URL is set. The folder is locked against a restore
 * until it is closed.
 * @throws {DatabaseTrouble} or SQLite's and the system's own errors, which `inFolder` has sentences for.
 */
export async function openSqlite(dataDir: string, patience = databasePatience): Promise<Database> {
  // Nobody but the server's own account reads what visitors sent. In a folder that was there before, the files say so (`openOwn`).
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = await shareData(dataDir, patience.write);
  try {
    return await openLocked(dataDir, patience, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openLocked(
  dataDir: string,
  patience: DatabasePatience,
  lock: DataLock,
): Promise<Database> {
  const files = await openFiles(databaseFile(dataDir), patience.write);
  const queries = new Kysely<Tables>({ dialect: sqliteDialect(files, patience.write) });
  try {
    const leftBy = await migrate(queries, "sqlite");
    const limitStore = await createSqliteLimitStore(dataDir, patience.countFile);
    return {
      kind: "sqlite",
      leftBy,
      queries,
      write: createGroupCommit(queries, patience.write),
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
