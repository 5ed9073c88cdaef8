import { existsSync } from "node:fs";
import BetterSqlite from "better-sqlite3";
import { features } from "../features.ts";
import { shareData } from "./data-lock.ts";
import { DatabaseTrouble, isDamage } from "./errors.ts";
import { databaseFile, findDamage } from "./sqlite-file.ts";
import { LONGEST_WAIT_MS, waitingUntil, whenFree } from "./waiting.ts";
import { createWhole } from "./whole-file.ts";

/** What the owner would miss, as the features say. */
export const countedTables: readonly string[] = features.flatMap(
  ({ keeping }) => keeping?.missed ?? [],
);

/** How many rows each of these tables has. */
export type Counts = Readonly<Record<string, number>>;

/**
 * Copies the SQLite database of a data folder to a new file, while servers go on writing to it: all that was acknowledged before the call
 * is in it, and nothing half. Deleted content is not copied. The copy is read through before it gets its name.
 * @throws {DatabaseTrouble} when there is no database, it is damaged, or the file cannot be written.
 */
export async function backUpFile(dataDir: string, target: string): Promise<Counts> {
  const path = presentDatabase(dataDir);
  const lock = await shareData(dataDir, LONGEST_WAIT_MS);
  try {
    return await createWhole(target, async (partial) => {
      await copyInto(path, partial);
      return checkCopy(partial);
    });
  } finally {
    lock.release();
  }
}

/**
 * The SQLite database of a data folder, for programs that a server with the same folder runs beside: a new one would answer for it.
 * @throws {DatabaseTrouble} when there is none.
 */
export function presentDatabase(dataDir: string): string {
  const path = databaseFile(dataDir);
  if (existsSync(path)) return path;
  throw new DatabaseTrouble(`There is no database at ${path}: set DATA_DIR as the server has it.`);
}

/**
 * Writes what is committed in a database, and in its `-wal`, to an empty file. It is one reading transaction: it sees one moment, and
 * writers beside it neither wait nor make it begin anew.
 * @throws {DatabaseTrouble} when the source is damaged.
 */
export async function copyInto(source: string, target: string): Promise<void> {
  const file = new BetterSqlite(source, { readonly: true, fileMustExist: true, timeout: 0 });
  try {
    const copy = file.prepare("vacuum into ?");
    await whenFree(() => copy.run(target), waitingUntil(LONGEST_WAIT_MS));
  } catch (error) {
    if (!isDamage(error)) throw error;
    throw new DatabaseTrouble(
      `${source} is damaged (${(error as Error).message}) and cannot be copied.`,
      {
        cause: error,
      },
    );
  } finally {
    file.close();
  }
}

/** Reads a copy through. @throws {DatabaseTrouble} when it is not whole. */
export function checkCopy(path: string): Counts {
  const damage = findDamage(path, "integrity_check");
  if (damage !== null) throw new DatabaseTrouble(`${path} is damaged (${damage}).`);
  const file = new BetterSqlite(path, { readonly: true, timeout: 0 });
  try {
    const orphans = file.prepare("pragma foreign_key_check").all();
    if (orphans.length > 0)
      throw new DatabaseTrouble(`${path} is damaged (${orphans.length} rows belong to nothing).`);
    const tables = new Set(file.prepare("select name from sqlite_schema").pluck().all());
    const count = (table: string) =>
      Number(file.prepare(`select count(*) from ${table}`).pluck().get());
    // One of an earlier version has fewer.
    const present = countedTables.filter((table) => tables.has(table));
    return Object.fromEntries(present.map((table) => [table, count(table)]));
  } finally {
    file.close();
  }
}
