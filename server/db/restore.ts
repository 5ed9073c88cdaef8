import {
  accessSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { checkCopy, copyInto } from "./backup.ts";
import { seizeData } from "./data-lock.ts";
import { codeOf, DatabaseTrouble } from "./errors.ts";
import { limitsFile, removeCounters } from "./limit-store.ts";
import { knowsStep } from "./migrations.ts";
import { databaseFile, findDamage, giveToOwnerOf } from "./sqlite-file.ts";
import { countWaitingMails } from "./waiting-mails.ts";
import { syncFile, syncFolder } from "./whole-file.ts";

export interface Restored {
  /** Where the database lies now that was there before; null: there was none. */
  kept: string | null;
  /**
   * Mails that had not gone out when the backup was made. They go out when the server starts, again or for the first
   * time; not counted are those whose link has ended.
   */
  waitingMails: number;
}

/**
 * Puts a backup in the place of a data folder's SQLite database, while no server uses it. The backup is read through first and is left as it
 * is; the database that was there is kept under the name `kept`, beside it, damaged or not. The exchange is one renaming: whenever it
 * ends, there is the one database or the other. Counters of the limits, which belong to the moment, are deleted.
 * @throws {DatabaseTrouble} with everything as it was: the backup is none or damaged, or a server uses the folder.
 */
export async function restoreFile(
  dataDir: string,
  backup: string,
  keptName: string,
): Promise<Restored> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = databaseFile(dataDir);
  const lock = seizeData(dataDir);
  const partial = `${path}.${process.pid}.partial`;
  try {
    refuseOther(backup, path);
    await copyBackup(backup, partial, existsSync(path) ? path : dataDir);
    const waitingMails = readCopy(partial);
    const kept = join(dataDir, keptName);
    if (existsSync(kept)) throw new DatabaseTrouble(`${kept} exists already.`);
    const wasThere = existsSync(path);
    exchange(path, partial, kept);
    removeCounters(limitsFile(dataDir));
    return { kept: wasThere ? kept : null, waitingMails };
  } finally {
    for (const ending of ["", "-journal", "-wal", "-shm"])
      rmSync(partial + ending, { force: true });
    lock.release();
  }
}

function refuseOther(backup: string, path: string): void {
  try {
    accessSync(backup, constants.R_OK);
  } catch (error) {
    throw new DatabaseTrouble(`${backup} cannot be read (${codeOf(error)}).`, { cause: error });
  }
  if (existsSync(path) && realpathSync(backup) === realpathSync(path))
    throw new DatabaseTrouble(`${backup} is the database itself: name a backup of it.`);
  const about = statSync(backup);
  const damage = !about.isFile()
    ? "it is no file"
    : about.size === 0
      ? "it is empty"
      : findDamage(backup, "integrity_check");
  if (damage !== null)
    throw new DatabaseTrouble(
      `${backup} is no whole SQLite database (${damage}): nothing was changed. Take another backup.`,
    );
}

/** @param like the database or its folder: the copy belongs to the same account. */
async function copyBackup(backup: string, partial: string, like: string): Promise<void> {
  closeSync(openSync(partial, "wx", 0o600));
  await copyInto(backup, partial);
  giveToOwnerOf(like, partial);
  syncFile(partial);
}

/** Reads the copy through, and who made it. Returns how many mails wait in it and can still go out. */
function readCopy(partial: string): number {
  checkCopy(partial);
  const file = new BetterSqlite(partial, { readonly: true, timeout: 0 });
  try {
    const tables = new Set(file.prepare("select name from sqlite_schema").pluck().all());
    if (!tables.has("kysely_migration") || !tables.has("outbox"))
      throw new DatabaseTrouble("This is a SQLite database, but none of this site.");
    const steps = file.prepare("select name from kysely_migration").pluck().all();
    if (steps.some((step) => !knowsStep(String(step))))
      throw new DatabaseTrouble(
        "This backup was made by a newer version of the site: update the site first.",
      );
    const columns = file.prepare("select name from pragma_table_info('outbox')").pluck().all();
    return Number(file.prepare(countWaitingMails(columns)).pluck().get());
  } finally {
    file.close();
  }
}

/** Each step can be the last: until the renaming the old database is in its place, with all that was committed to it. */
function exchange(path: string, partial: string, kept: string): void {
  const undo: (() => void)[] = [];
  try {
    if (existsSync(path)) {
      if (findDamage(path, "quick_check") === null) foldIn(path);
      giveSecondName(path, kept);
      undo.push(() => rmSync(kept));
    }
    // What a damaged file's log holds goes with it: beside the new one it would be read as its own.
    const [log, keptLog] = [`${path}-wal`, `${kept}-wal`];
    if (existsSync(log)) {
      renameSync(log, keptLog);
      undo.push(() => renameSync(keptLog, log));
    }
    rmSync(`${path}-shm`, { force: true });
    syncFolder(dirname(path));
    renameSync(partial, path);
  } catch (error) {
    for (const step of undo.toReversed()) step();
    throw error;
  }
  syncFolder(dirname(path));
}

/** Has SQLite write its log into the file, so that the file alone is the whole database. */
function foldIn(path: string): void {
  const file = new BetterSqlite(path, { timeout: 0 });
  try {
    const [result] = file.pragma("wal_checkpoint(TRUNCATE)") as { busy: number }[];
    if (result?.busy)
      throw new DatabaseTrouble(`${path} is open in another program: close it, then try again.`);
  } finally {
    file.close();
  }
}

function giveSecondName(path: string, name: string): void {
  try {
    linkSync(path, name);
  } catch {
    // A file system without links.
    copyFileSync(path, name);
    syncFile(name);
  }
}
