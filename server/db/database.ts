import type { Settings } from "../env.ts";
import { refuseServedFolder } from "./data-folder.ts";
import { DatabaseTrouble, isDatabaseUnavailable, isRefusal } from "./errors.ts";
import type { LimitStore } from "./limit-store.ts";
import { postgresTrouble } from "./postgres-trouble.ts";
import { openPostgres } from "./postgres.ts";
import { inFolder } from "./sqlite-trouble.ts";
import { openSqlite } from "./sqlite.ts";
import type { Queries, WriteTransaction } from "./tables.ts";
import { databasePatience } from "./waiting.ts";

export type DatabaseKind = "sqlite" | "postgres";

/** The database as services see it: the same queries for both engines. */
export interface Database {
  kind: DatabaseKind;
  /** For reading, and for single statements. */
  queries: Queries;
  /** Runs `work` in one transaction; resolves only when the result is durable. A throw undoes what `work` wrote. */
  write<Result>(work: (transaction: WriteTransaction) => Promise<Result>): Promise<Result>;
  /** Where rate limits are counted, shared by all processes on this database. */
  limitStore: LimitStore;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the database the settings name and brings its tables up to date.
 * @param patience another one in tests.
 * @throws {DatabaseTrouble} when there is no usable database at that place, {SettingsError} when data must not lie there.
 */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Settings, "databaseUrl" | "dataDir">,
  onLostConnection: (error: Error) => void,
  patience = databasePatience,
): Promise<Database> {
  refuseServedFolder(dataDir);
  if (databaseUrl === null) return openSqlite(dataDir, patience).catch(inFolder(dataDir));
  try {
    return await openPostgres(databaseUrl, onLostConnection, patience);
  } catch (error) {
    if (error instanceof DatabaseTrouble) throw error;
    throw isDatabaseUnavailable(error) || isRefusal(error)
      ? postgresTrouble(error, databaseUrl)
      : error;
  }
}
