import { type Database, openDatabase } from "#server/db/database.ts";
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
