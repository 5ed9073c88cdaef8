import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#server/db/open-database.ts";
import { findPostgres } from "../../scripts/lib/tools.mjs";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of an empty database on the tests' own server; `createDatabaseOn` makes more. */
    postgresUrl: string;
    /** Name of a database there that has all tables and nothing in them, to be copied. */
    postgresTables: string;
    /** Folder of a SQLite database of that kind. */
    sqliteTables: string;
  }
}

/**
 * Starts one PostgreSQL for all tests of a project, and has the server make its tables once for each engine. `npm test` of the template asks
 * for PostgreSQL; a site that was made from it is tried without where there is none.
 * @param options as for `startPostgres`.
 * @returns what ends it.
 */
export async function provideDatabases(
  project: TestProject,
  options?: Parameters<typeof startPostgres>[0],
): Promise<() => Promise<void>> {
  const postgres = findPostgres() ? await startPostgres(options) : undefined;
  const folder = mkdtempSync(join(tmpdir(), "vitrine-tables-"));
  const tables = await postgres?.createDatabase();
  for (const databaseUrl of [null, ...(tables === undefined ? [] : [tables])]) {
    const database = await openDatabase({ databaseUrl, dataDir: folder }, () => {});
    await database.close();
  }
  if (postgres && tables !== undefined) {
    project.provide("postgresUrl", await postgres.createDatabase());
    project.provide("postgresTables", new URL(tables).pathname.slice(1));
  }
  project.provide("sqliteTables", folder);
  return async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
