import type { Database } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { parseSettings } from "#server/env.ts";

/** Looks into a server's database from outside, beside its processes. */
export async function withDatabase<Result>(
  env: Record<string, string>,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(parseSettings(env), () => {});
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
