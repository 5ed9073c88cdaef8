import type { Database } from "../db/database.ts";
import { createToken } from "../tokens.ts";

/** AUTH_SECRET when it is not set: made once, kept in the database, the same for all processes on it. */
export async function storedSecret({ queries }: Database): Promise<string> {
  await queries
    .insertInto("settings")
    .values({ key: "auth-secret", value: createToken() })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  const { value } = await queries
    .selectFrom("settings")
    .select("value")
    .where("key", "=", "auth-secret")
    .executeTakeFirstOrThrow();
  return value;
}
