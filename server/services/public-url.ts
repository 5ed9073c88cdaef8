import { SettingsError } from "../contract/settings.ts";
import type { Database } from "../db/database.ts";

/** Key of the row in `settings`. */
const KEY = "public-url";

/**
 * Notes where a server is reached that has come up: programs beside it write mails with the same address. Only what was
 * named is noted, and holds until another is: a server that does not start, or was told nothing, is not where visitors come.
 */
export async function notePublicUrl({ queries }: Database, publicUrl: string): Promise<void> {
  await queries
    .insertInto("settings")
    .values({ key: KEY, value: publicUrl })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: publicUrl }))
    .execute();
}

/**
 * The public address for a program beside the server whose mails name it: the server's, never one that is only a default.
 * @param own what the program's own environment names; null: nothing.
 * @throws {SettingsError} when nobody has named one, or the two differ.
 */
export async function serversPublicUrl({ queries }: Database, own: string | null): Promise<string> {
  const noted = await queries
    .selectFrom("settings")
    .select("value")
    .where("key", "=", KEY)
    .executeTakeFirst();
  const known = noted?.value ?? own;
  if (known === null)
    throw new SettingsError(
      "The address for links in mails is not known: no server with a PUBLIC_URL was started on this database yet. Start it once with one, or set PUBLIC_URL.",
    );
  if (own !== null && own !== known)
    throw new SettingsError(
      `PUBLIC_URL is ${own} here, but the server on this database was started with ${known}: links in mails would lead elsewhere. Leave PUBLIC_URL out, or start the server with the new one first.`,
    );
  return known;
}
