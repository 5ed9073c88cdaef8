import { existsSync } from "node:fs";
import BetterSqlite from "better-sqlite3";
import { countedTables } from "./backup.ts";
import type { Database } from "./database.ts";
import { databaseFile } from "./sqlite-file.ts";
import type { Tables } from "./tables.ts";

/**
 * The SQLite database that a site has left behind: there is something in it, and nothing yet in the PostgreSQL which DATABASE_URL names.
 * Null where there is none, and where it cannot be read: a file that nobody uses keeps no server from starting.
 */
export async function leftInSqlite(dataDir: string, database: Database): Promise<string | null> {
  const path = databaseFile(dataDir);
  if (database.kind !== "postgres" || !existsSync(path)) return null;
  if (!holdsSomething(path)) return null;
  for (const table of countedTables)
    if (await hasRows(database, table as keyof Tables)) return null;
  return path;
}

function holdsSomething(path: string): boolean {
  try {
    const file = new BetterSqlite(path, { readonly: true, timeout: 0 });
    try {
      const tables = new Set(file.prepare("select name from sqlite_schema").pluck().all());
      return countedTables.some(
        (table) => tables.has(table) && file.prepare(`select 1 from ${table} limit 1`).get(),
      );
    } finally {
      file.close();
    }
  } catch (error) {
    if (error instanceof BetterSqlite.SqliteError) return false;
    throw error;
  }
}

/** Whether there is a row in a table. */
export async function hasRows(
  { queries }: Pick<Database, "queries">,
  table: keyof Tables,
): Promise<boolean> {
  const row = await queries
    .selectFrom(table)
    .select((column) => column.lit(1).as("row"))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
