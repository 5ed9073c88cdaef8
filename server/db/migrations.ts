import type { Kysely } from "kysely";
import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { DatabaseKind } from "./database.ts";
import type { Migration as Step } from "../contract/feature.ts";
import { features } from "../features.ts";
import type { Tables } from "./tables.ts";

/** The house's own steps, as features have theirs. Never change one that was released: add the next. */
const ownSteps: Record<string, Step> = {
  async "0001-forms-and-outbox"(db, kind) {
    await db.schema
      .createTable("subscriptions")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("email", "text", (column) => column.notNull().unique())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("requested_at", "bigint", (column) => column.notNull())
      .addColumn("mail_queued_at", "bigint", (column) => column.notNull())
      .addColumn("confirmed_at", "bigint")
      .addColumn("unsubscribed_at", "bigint")
      .execute();
    await db.schema
      .createTable("subscription_tokens")
      .addColumn("hash", "text", (column) => column.primaryKey())
      .addColumn("subscription_id", "text", (column) =>
        column.notNull().references("subscriptions.id").onDelete("cascade"),
      )
      .addColumn("purpose", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("expires_at", "bigint")
      .execute();
    await db.schema
      .createIndex("subscription_tokens_by_subscription")
      .on("subscription_tokens")
      .column("subscription_id")
      .execute();
    await db.schema
      .createTable("messages")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("form", "text", (column) => column.notNull())
      .addColumn("payload", "text", (column) => column.notNull())
      .addColumn("fingerprint", "text", (column) => column.notNull())
      .addColumn("time_slot", "bigint", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addUniqueConstraint("messages_once_per_slot", ["fingerprint", "time_slot"])
      .execute();
    await db.schema
      .createTable("outbox")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("mail", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("next_attempt_at", "bigint", (column) => column.notNull())
      .addColumn("lease", "text")
      .addColumn("last_error", "text")
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("sent_at", "bigint")
      .execute();
    await db.schema
      .createIndex("outbox_due")
      .on("outbox")
      .columns(["state", "next_attempt_at"])
      .execute();
    await db.schema
      .createTable("settings")
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("value", "text", (column) => column.notNull())
      .execute();
    // On SQLite the limits have a file of their own (limit-store.ts). Unlogged: losing them in a crash harms nobody.
    if (kind === "postgres") {
      await sql`create unlogged table rate_limits (
        key varchar(255) primary key, points integer not null default 0, expire bigint
      )`.execute(db);
    }
  },
};

/** Steps that lead from an empty database to the present tables, in the order of their names. */
const steps = Object.fromEntries(
  [ownSteps, ...features.map((feature) => ("migrations" in feature ? feature.migrations : {}))]
    .flatMap((each): [string, Step][] => Object.entries(each))
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);

/** The steps of which this version knows. */
export const migrationNames: readonly string[] = Object.keys(steps);

/** Brings the database up to date. Safe when several processes start at once: one does it, the others wait. */
export async function migrate(db: Kysely<Tables>, kind: DatabaseKind): Promise<void> {
  const migrations = Object.fromEntries(
    Object.entries(steps).map(([name, up]): [string, Migration] => [
      name,
      { up: (transaction) => up(transaction, kind) },
    ]),
  );
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}
