import { type Settings, SettingsError } from "../env.ts";
import { reasonNotToOpen } from "./errors.ts";
import type { LimitStore } from "./limit-store.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";
import type { Queries, WriteTransaction } from "./tables.ts";

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
 * @throws {SettingsError} when there is no usable database at that place.
 */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Settings, "databaseUrl" | "dataDir">,
  onLostConnection: (error: Error) => void,
): Promise<Database> {
  try {
    return await (databaseUrl ? openPostgres(databaseUrl, onLostConnection) : openSqlite(dataDir));
  } catch (error) {
    const reason = reasonNotToOpen(error);
    if (!reason) throw error;
    const sentence = databaseUrl
      ? `DATABASE_URL leads to no usable PostgreSQL (${reason}): start it, or set DATABASE_URL to one that runs.`
      : `DATA_DIR is not usable (${reason}): set it to a folder that the server may write to.`;
    throw new SettingsError(sentence, { cause: error });
  }
}
