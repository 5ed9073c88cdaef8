import BetterSqlite from "better-sqlite3";
import { Kysely } from "kysely";
import { features } from "../features.ts";
import { houseKeeping } from "../house-keeping.ts";
import { presentDatabase } from "./backup.ts";
import { seizeData } from "./data-lock.ts";
import type { Database } from "./database.ts";
import { DatabaseTrouble } from "./errors.ts";
import { hasRows } from "./left-in-sqlite.ts";
import { migrate } from "./migrations.ts";
import { openDatabase } from "./open-database.ts";
import { sqliteDialect } from "./sqlite-driver.ts";
import { openFiles } from "./sqlite-file.ts";
import type { Tables, WriteTransaction } from "./tables.ts";
import { LONGEST_WAIT_MS } from "./waiting.ts";

/** How many rows of each table. */
type Rows = Readonly<Record<string, number>>;

export interface Copied {
  copied: Rows;
  /** Of features that this site has not: PostgreSQL gets no tables for them. */
  left: Rows;
}

/** Rows in one statement: few enough for the parameters that PostgreSQL takes. */
const BATCH = 500;

/** What a server that was only started has written: the secret for signatures, the first stock. It is replaced. */
const impersonal = new Set(
  [houseKeeping, ...features.map(({ keeping }) => keeping)].flatMap((keeping) =>
    Object.keys(keeping?.impersonal ?? {}),
  ),
);

/**
 * Copies the SQLite database of a data folder into the PostgreSQL behind DATABASE_URL, wholly or not at all, while no server uses the
 * folder. The tables are the same on both sides: every instant is an integer, yes is 1, an id is text, and no number is given by the
 * database. The source is brought up to date first, and stays.
 * @throws {DatabaseTrouble} with everything as it was: there is no such database, a server uses it, or visitors left something in the target.
 */
export async function copyToPostgres(dataDir: string, databaseUrl: string): Promise<Copied> {
  const path = presentDatabase(dataDir);
  const lock = seizeData(dataDir);
  try {
    await bringUpToDate(path);
    const target = await openDatabase({ databaseUrl, dataDir }, () => {});
    try {
      return await copyAll(path, target);
    } finally {
      await target.close();
    }
  } finally {
    lock.release();
  }
}

async function bringUpToDate(path: string): Promise<void> {
  const files = await openFiles(path, LONGEST_WAIT_MS);
  const queries = new Kysely<Tables>({ dialect: sqliteDialect(files, LONGEST_WAIT_MS) });
  try {
    await migrate(queries, "sqlite");
  } finally {
    await queries.destroy();
  }
}

async function copyAll(path: string, target: Database): Promise<Copied> {
  const there = new Set((await target.queries.introspection.getTables()).map(({ name }) => name));
  const source = new BetterSqlite(path, { readonly: true, timeout: 0 });
  try {
    const tables = tablesOf(source);
    const known = tables.filter((table) => there.has(table)) as (keyof Tables)[];
    for (const table of known)
      if (!impersonal.has(table) && (await hasRows(target, table))) throw notEmpty(table);
    const copied: Record<string, number> = {};
    await target.write(async (transaction) => {
      for (const table of known) {
        await transaction.deleteFrom(table).execute();
        copied[table] = await copyTable(source, table, transaction);
      }
    });
    const left = tables.filter((table) => !there.has(table));
    return { copied, left: Object.fromEntries(left.map((table) => [table, count(source, table)])) };
  } finally {
    source.close();
  }
}

/** All but the notes of what was done to the tables: one that a foreign key leads to before those that it leads from. */
function tablesOf(source: BetterSqlite.Database): string[] {
  const names = source
    .prepare(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite%' and name not like 'kysely%' order by name",
    )
    .pluck()
    .all() as string[];
  const parentsOf = source
    .prepare(`select distinct "table" from pragma_foreign_key_list(?)`)
    .pluck();
  const ordered = new Set<string>();
  const take = (table: string) => {
    for (const parent of parentsOf.all(table) as string[]) take(parent);
    ordered.add(table);
  };
  for (const name of names) take(name);
  return [...ordered];
}

async function copyTable(
  source: BetterSqlite.Database,
  table: keyof Tables,
  target: WriteTransaction,
): Promise<number> {
  let rows = 0;
  let batch: unknown[] = [];
  const send = async () => {
    if (batch.length === 0) return;
    await target.insertInto(table).values(batch).execute();
    rows += batch.length;
    batch = [];
  };
  for (const row of source.prepare(`select * from ${table}`).iterate()) {
    batch.push(row);
    if (batch.length === BATCH) await send();
  }
  await send();
  return rows;
}

function count(source: BetterSqlite.Database, table: string): number {
  return Number(source.prepare(`select count(*) from ${table}`).pluck().get());
}

function notEmpty(table: string): DatabaseTrouble {
  return new DatabaseTrouble(
    `The database of DATABASE_URL is not empty (there are ${table}), and nothing is overwritten: make a new one (createdb NAME), set DATABASE_URL to it, and try again.`,
  );
}
