import { type Kysely, sql } from "kysely";
import type { DatabaseKind } from "./database.ts";
import { DatabaseTrouble } from "./errors.ts";
import type { Tables } from "./tables.ts";

/** Where the steps that were done are noted. */
export const STEPS_TABLE = "kysely_migration";

export type StepsTable = { [STEPS_TABLE]: { name: string; timestamp: string } };

/** The steps of all features together, as they were until each feature had its own. */
export const olderSteps: readonly string[] = [
  "0001-forms-and-outbox",
  "0002-comments",
  "0010-shop",
  "0011-accounts",
  "0012-back-office",
  "0013-open-orders",
];

/** What they have made, as it is noted now. */
const sameNow = [
  "house/0001-house",
  "newsletter/0001-newsletter",
  "messages/0001-messages",
  "comments/0001-comments",
  "shop/0001-shop",
  "accounts/0001-accounts",
  "backOffice/0001-back-office",
];

/**
 * Takes over a database from before features had steps of their own: its tables are the same, only the notes of what was done are other
 * ones. On PostgreSQL the two foreign keys go that led from the shop to accounts. On SQLite, which cannot take one away without making its
 * table anew, they stay, and do what the features do themselves.
 * @throws {DatabaseTrouble} when it was left halfway by a version that is older still.
 */
export async function adoptOlder(db: Kysely<Tables>, kind: DatabaseKind): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === STEPS_TABLE)) return;
  const notes = db.withTables<StepsTable>();
  const older = notes.selectFrom(STEPS_TABLE).select("name").where("name", "in", olderSteps);
  // Nearly always there are none, and nothing has to be held: neither a backup nor another process that brings the tables up to date is
  // waited for.
  if (!(await older.executeTakeFirst())) return;
  await notes.transaction().execute(async (transaction) => {
    // Of several processes that start at once one finds the old notes.
    if (kind === "postgres")
      await sql`lock table ${sql.table(STEPS_TABLE)} in share row exclusive mode`.execute(
        transaction,
      );
    const { numDeletedRows } = await transaction
      .deleteFrom(STEPS_TABLE)
      .where("name", "in", olderSteps)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return;
    if (numDeletedRows < BigInt(olderSteps.length))
      throw new DatabaseTrouble(
        "This database is older than this version of the site can take over: start the version of November 2026 on it once, then this one.",
      );
    const timestamp = new Date().toISOString();
    await transaction
      .insertInto(STEPS_TABLE)
      .values(sameNow.map((name) => ({ name, timestamp })))
      .execute();
    if (kind === "postgres") {
      await sql`alter table carts drop constraint carts_account_id_fkey`.execute(transaction);
      await sql`alter table orders drop constraint orders_account_id_fkey`.execute(transaction);
    }
  });
}
