import { DatabaseTrouble } from "#server/db/errors.ts";
import { leftInSqlite } from "#server/db/left-in-sqlite.ts";
import { openDatabase } from "#server/db/open-database.ts";
import type { Settings } from "#server/env.ts";
import { type Finding, fault } from "./finding.ts";

/** Whether the PostgreSQL of DATABASE_URL can be used, and has what the site held before in SQLite. */
export async function databaseFindings(
  settings: Pick<Settings, "databaseUrl" | "dataDir">,
): Promise<Finding[]> {
  if (settings.databaseUrl === null) return [];
  try {
    const database = await openDatabase(settings, () => {});
    let left: string | null;
    try {
      left = await leftInSqlite(settings.dataDir, database);
    } finally {
      await database.close();
    }
    if (left === null) return [];
    return [
      fault(
        "database",
        `Nothing is in the database of DATABASE_URL, and something in ${left}: stop the server and copy it with \`npm run copy-data\`.`,
      ),
    ];
  } catch (error) {
    if (error instanceof DatabaseTrouble) return [fault("database", error.message)];
    throw error;
  }
}
