import type { Settings } from "../env.ts";
import { refuseServedFolder } from "./data-folder.ts";
import type { Database } from "./database.ts";
import { DatabaseTrouble, isDatabaseUnavailable, isRefusal } from "./errors.ts";
import { postgresTrouble } from "./postgres-trouble.ts";
import { openPostgres } from "./postgres.ts";
import { inFolder } from "./sqlite-trouble.ts";
import { openSqlite } from "./sqlite.ts";
import { databasePatience } from "./waiting.ts";

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
