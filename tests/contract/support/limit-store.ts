import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { sql } from "kysely";
import type { Harness } from "./harness.ts";

/** From here on the counters of the rate limits fail, whoever asks. */
export async function breakLimitStore({ runtime: { database } }: Pick<Harness, "runtime">) {
  if (database.kind === "sqlite") await database.limitStore.close();
  else await database.queries.schema.dropTable("rate_limits").execute();
}

/** All counters, as whoever copies the database has them. */
export async function countersOf({ runtime, settings }: Harness): Promise<object[]> {
  if (runtime.database.kind === "postgres")
    return (await sql<object>`select * from rate_limits`.execute(runtime.database.queries)).rows;
  const file = new BetterSqlite(join(settings.dataDir, "limits.sqlite"), { readonly: true });
  try {
    return file.prepare<[], object>("select * from rate_limits").all();
  } finally {
    file.close();
  }
}
