import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import type { Migration as Step } from "../contract/feature.ts";
import { features } from "../features.ts";
import { adoptOlder, olderSteps, STEPS_TABLE, type StepsTable } from "./adopt-older.ts";
import { createHouseTables } from "./create-tables.ts";
import type { DatabaseKind } from "./database.ts";
import { DatabaseTrouble } from "./errors.ts";
import { noteFailedMails } from "./note-failed-mails.ts";
import { noteTopicsOfMails } from "./note-topics-of-mails.ts";
import type { Tables } from "./tables.ts";

/** The steps that lead from an empty database to the present tables, by whose they are. */
const owners: Readonly<Record<string, Readonly<Record<string, Step>>>> = {
  house: {
    "0001-house": createHouseTables,
    "0002-failed-mails": noteFailedMails,
    "0003-topics-of-mails": noteTopicsOfMails,
  },
  ...Object.fromEntries(features.map(({ name, migrations = {} }) => [name, migrations])),
};

/** By the names under which they are noted: `shop/0001-shop`. */
const steps = Object.fromEntries(
  Object.entries(owners).flatMap(([owner, own]) =>
    Object.entries(own).map(([name, step]) => [`${owner}/${name}`, step]),
  ),
);

/** Whether this version can go on from a database in which this step was done. */
export function knowsStep(name: string): boolean {
  return Object.hasOwn(steps, name) || isOfNobody(name) || olderSteps.includes(name);
}

/** A step of a feature that this site has not: its tables stay as they are. */
function isOfNobody(name: string): boolean {
  const [owner = "", step] = name.split("/");
  return step !== undefined && !Object.hasOwn(owners, owner);
}

/**
 * Brings the database up to date. Safe when several processes start at once: one does it, the others wait.
 * @returns the features whose tables are there and which this site has not.
 * @throws {DatabaseTrouble} when a newer version has done so before.
 */
export async function migrate(db: Kysely<Tables>, kind: DatabaseKind): Promise<string[]> {
  await adoptOlder(db, kind);
  const nobodys = (await stepsDone(db)).filter(isOfNobody);
  const migrations = Object.fromEntries([
    ...Object.entries(steps).map(([name, up]) => [
      name,
      { up: (transaction: Kysely<Tables>) => up(transaction, kind) },
    ]),
    ...nobodys.map((name) => [name, { up: async () => {} }]),
  ]);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // A feature's next step comes after those of all others that were done before.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) {
    const newer = (await stepsDone(db)).find((name) => !knowsStep(name));
    if (newer !== undefined) throw newerError(newer, error);
    throw error;
  }
  return [...new Set(nobodys.map((name) => name.replace(/\/.*/, "")))];
}

function newerError(step: string, cause: unknown): DatabaseTrouble {
  return new DatabaseTrouble(
    `This database was brought up to date by a newer version of the site (${step}), and this one does not know what is in it: start the newer one. To go back for good, restore the backup from before.`,
    { cause },
  );
}

/** Names of all steps that were done; none in an empty database. */
async function stepsDone(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === STEPS_TABLE)) return [];
  const rows = await db.withTables<StepsTable>().selectFrom(STEPS_TABLE).select("name").execute();
  return rows.map(({ name }) => name);
}
