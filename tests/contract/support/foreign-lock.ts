import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import pg from "pg";
import { onTestFinished } from "vitest";
import type { DatabaseKind } from "#server/db/database.ts";

/**
 * Holds writing from outside, as a stuck program does: the whole file of SQLite, some tables of PostgreSQL (`access exclusive`: for reading
 * too). Returns what ends it; it ends with the test at the latest.
 */
export async function holdWriting(
  kind: DatabaseKind,
  data: Record<string, string>,
  tables = "messages, subscriptions",
  mode: "access share" | "exclusive" | "access exclusive" = "access exclusive",
): Promise<() => Promise<void>> {
  if (kind === "sqlite") return holdFile(join(data.DATA_DIR!, "vitrine.sqlite"));
  const client = new pg.Client({ connectionString: data.DATABASE_URL });
  await client.connect();
  await client.query(`begin; lock table ${tables} in ${mode} mode`);
  let ended: Promise<void> | undefined;
  const release = () => (ended ??= client.end());
  onTestFinished(release);
  return release;
}

/** Holds the write lock of one SQLite file. */
export function holdFile(path: string): () => Promise<void> {
  const file = new BetterSqlite(path);
  file.exec("begin immediate");
  const release = async () => {
    if (file.open) file.close();
  };
  onTestFinished(release);
  return release;
}
