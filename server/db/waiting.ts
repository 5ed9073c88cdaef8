import { setTimeout as pause } from "node:timers/promises";
import BetterSqlite from "better-sqlite3";

/**
 * How long, in ms and all in all, a caller waits for a database that another program holds. Then it is told that the database cannot
 * answer now.
 */
export const LONGEST_WAIT_MS = 5000;
/** Pauses between two tries grow from 1 ms to this. */
const LONGEST_PAUSE_MS = 50;

/** True when another connection holds what SQLite needs for this statement. It is asked again, later. */
export function isBusy(error: unknown): boolean {
  return error instanceof BetterSqlite.SqliteError && error.code.startsWith("SQLITE_BUSY");
}

/** For callers whose time is up before the database was free. */
export function busyError(): Error {
  return new BetterSqlite.SqliteError("database is locked", "SQLITE_BUSY");
}

/** The end of a wait that begins now, on the clock of `performance.now()`. */
export function waitingUntil(longestMs: number): number {
  return performance.now() + longestMs;
}

/**
 * Does something with SQLite as soon as no other connection stands in the way. The rule of this folder: nothing waits inside SQLite
 * (each connection has a busy timeout of 0), because the whole process would wait with it; whoever has to wait does it here, while
 * everything else goes on.
 * @throws what SQLite said last, at the time `until` at the latest.
 */
export async function whenFree<Result>(
  action: () => Result | Promise<Result>,
  until: number,
): Promise<Result> {
  for (let wait = 1; ; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
    try {
      return await action();
    } catch (error) {
      if (!isBusy(error) || performance.now() + wait > until) throw error;
    }
    await pause(wait);
  }
}
