import {
  accessSync,
  chownSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { codeOf, DatabaseTrouble, isDamage } from "./errors.ts";
import type { SqliteFiles } from "./sqlite-driver.ts";
import { waitingUntil, whenFree } from "./waiting.ts";

/** Where the database lies in a data folder. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, "vitrine.sqlite");
}

/**
 * Opens the database for reading and writing, or makes an empty one. A file that is there is read through first (`pragma quick_check`), on
 * a connection that cannot write: nothing is ever written to a damaged file. That takes about a second for each GB that is in the system's
 * cache (measured: 0.11 s for 124 MB), else as long as the disk needs to read it.
 * @throws {DatabaseTrouble} when the file is damaged, may not be written, or lies where SQLite cannot work.
 */
export async function openFiles(path: string, longestWaitMs: number): Promise<SqliteFiles> {
  if (existsSync(path)) {
    if (!statSync(path).isFile()) throw new DatabaseTrouble(`${path} is no file: move it away.`);
    accessSync(path, constants.R_OK | constants.W_OK);
    await refuseDamaged(path, longestWaitMs);
  }
  const writer = openOwn(path);
  try {
    await whenFree(() => useWal(writer), waitingUntil(longestWaitMs));
    // FULL: a commit is on disk when it returns, also after a power cut. What is acknowledged stays.
    writer.pragma("synchronous = FULL");
    // macOS calls "on disk" what its disk has in its memory, unless it is asked for more; nothing changes elsewhere. Checkpoints follow it.
    writer.pragma("fullfsync = ON");
    writer.pragma("foreign_keys = ON");
    const reader = new BetterSqlite(path, { readonly: true, timeout: 0 });
    for (const file of [reader, writer]) {
      // SQLite's own comparison knows capitals of ASCII only.
      file.function("fold_case", { deterministic: true }, foldCase);
    }
    return { reader, writer };
  } catch (error) {
    writer.close();
    throw error;
  }
}

/**
 * Opens a file, or makes an empty one that only its folder's account reads, whatever the folder lets others do: SQLite by itself would let
 * all. What it puts beside the file has the same owner and permissions.
 */
export function openOwn(path: string): BetterSqlite.Database {
  if (!existsSync(path)) {
    closeSync(openSync(path, "a", 0o600));
    giveToOwnerOf(dirname(path), path);
  }
  return new BetterSqlite(path, { timeout: 0 });
}

/** What root makes for another account belongs to that one: as its folder does, or what was there before. */
export function giveToOwnerOf(like: string, path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(like);
  chownSync(path, uid, gid);
}

/** What is wrong with a database file, in SQLite's words; null when nothing is. Writes nothing. */
export function findDamage(path: string, check: "quick_check" | "integrity_check"): string | null {
  const file = new BetterSqlite(path, { readonly: true, fileMustExist: true, timeout: 0 });
  try {
    const found = String(file.pragma(`${check}(1)`, { simple: true }));
    if (found === "ok") return null;
    return found.replace("*** in database main ***", "").replaceAll(/\s+/g, " ").trim();
  } catch (error) {
    if (isDamage(error)) return (error as Error).message;
    throw error;
  } finally {
    file.close();
  }
}

/** Readers and writers do not wait for each other in this mode alone. @throws {DatabaseTrouble} where the file system has no shared memory. */
export function useWal(file: BetterSqlite.Database): void {
  const mode = file.pragma("journal_mode = WAL", { simple: true });
  if (mode === "wal") return;
  throw new DatabaseTrouble(
    `DATA_DIR lies on a file system on which SQLite cannot share memory (its journal mode stays ${String(mode)}): set it to a folder on a disk of this machine.`,
  );
}

async function refuseDamaged(path: string, longestWaitMs: number): Promise<void> {
  const until = waitingUntil(longestWaitMs);
  const check = () => whenFree(() => findDamage(path, "quick_check"), until);
  let damage: string | null;
  try {
    damage = await check();
  } catch (error) {
    if (codeOf(error) !== "SQLITE_READONLY_ROLLBACK") throw error;
    await whenFree(() => rollBack(path), until);
    damage = await check();
  }
  if (damage !== null) throw new DatabaseTrouble(damageSentence(path, damage));
}

/** A machine that stopped while the very first tables were made leaves a journal, which is undone by opening for writing. */
function rollBack(path: string): void {
  const file = new BetterSqlite(path, { timeout: 0 });
  try {
    file.prepare("select count(*) from sqlite_schema").get();
  } finally {
    file.close();
  }
}

function damageSentence(path: string, damage: string): string {
  const what = /not a database/.test(damage) ? "is no SQLite database" : `is damaged (${damage})`;
  return `${path} ${what}; nothing was written to it. Put a backup back with \`npm run restore -- FILE\`, then start again.`;
}

function foldCase(value: unknown): unknown {
  return typeof value === "string" ? value.toLowerCase() : value;
}
