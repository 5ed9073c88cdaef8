import { join } from "node:path";
import type BetterSqlite from "better-sqlite3";
import { DatabaseTrouble } from "./errors.ts";
import { openOwn } from "./sqlite-file.ts";
import { isBusy, waitingUntil, whenFree } from "./waiting.ts";

/** Beside the database: an empty file whose locks say who uses the folder. */
const LOCK_FILE = "vitrine.lock";

export interface DataLock {
  release(): void;
}

/**
 * Says that this process uses the database in a data folder; as many may as like. The system lifts the lock when the process ends,
 * however it ends. It is a file of its own because the database's may be damaged, or be exchanged for another.
 * @throws {DatabaseTrouble} when a restore is under way for longer than `longestWaitMs`, or the file system knows no locks.
 */
export async function shareData(dataDir: string, longestWaitMs: number): Promise<DataLock> {
  const lock = openLock(dataDir);
  try {
    lock.exec("begin");
    // Reading takes a shared lock on the file, for as long as the transaction is open.
    const read = () => lock.prepare("select count(*) from sqlite_schema").get();
    await whenFree(read, waitingUntil(longestWaitMs));
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new DatabaseTrouble(
      `${join(dataDir, LOCK_FILE)} is held: wait until the restore that is under way has ended; if there is none, DATA_DIR lies on a file system without locks and has to be set to a folder on a disk of this machine.`,
      { cause: error },
    );
  }
  return { release: () => lock.close() };
}

/**
 * Says that this process is about to exchange the database: nobody else may use it meanwhile.
 * @throws {DatabaseTrouble} at once when somebody does.
 */
export function seizeData(dataDir: string): DataLock {
  const lock = openLock(dataDir);
  try {
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new DatabaseTrouble(
      `The database in ${dataDir} is in use: stop the server (and any backup), then try again.`,
      { cause: error },
    );
  }
  return { release: () => lock.close() };
}

function openLock(dataDir: string): BetterSqlite.Database {
  return openOwn(join(dataDir, LOCK_FILE));
}
