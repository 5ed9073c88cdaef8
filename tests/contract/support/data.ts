import { copyFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";
import type { DatabaseKind } from "#server/db/database.ts";
import { createDatabaseOn } from "../../support/postgres.ts";
import { takeDatabase } from "./spare-databases.ts";

/**
 * Where one test keeps its data: a folder, and a database on PostgreSQL, in which nothing is but the tables. Cleared when the test ends.
 */
export async function freshData(kind: DatabaseKind): Promise<Record<string, string>> {
  const folder = temporaryFolder();
  if (kind === "postgres") return { DATA_DIR: folder, DATABASE_URL: await takeDatabase() };
  const tables = inject("sqliteTables");
  for (const name of readdirSync(tables)) copyFileSync(join(tables, name), join(folder, name));
  return { DATA_DIR: folder };
}

/** As at a server's first start: there are no tables. */
export async function emptyData(kind: DatabaseKind): Promise<Record<string, string>> {
  const folder = temporaryFolder();
  if (kind === "sqlite") return { DATA_DIR: folder };
  return { DATA_DIR: folder, DATABASE_URL: await createDatabaseOn(inject("postgresUrl")) };
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-data-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
