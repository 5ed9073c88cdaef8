import { setTimeout as pause } from "node:timers/promises";
import BetterSqlite from "better-sqlite3";

/** How long, in ms, a caller waits for a database that does not answer or that another program holds. Then it is told so. */
export interface DatabasePatience {
  /** For a connection to PostgreSQL. */
  connect: number;
  /** For what PostgreSQL answers to one statement of a reader or a writer. It ends a longer one itself. */
  answer: number;
  /** How much later that answer may arrive. Then PostgreSQL is not there any more, and neither is the connection. */
  silence: number;
  /** To write, all in all: its turn, a connection and the lock. */
  write: number;
  /** To read what a program holds that changes a table's form. Not long: others need the connection. */
  read: number;
  /** To bring the tables up to date, while the server starts: for each one that a program holds. */
  change: number;
  /** To count in PostgreSQL. Whoever asks has a memory to count in, and a visitor who waits. */
  count: number;
  /** For a counter that is held there. */
  countLock: number;
  /** To count in SQLite's file; a write of another process lasts less than a millisecond. */
  countFile: number;
}

export const LONGEST_WAIT_MS = 5000;

export const databasePatience: DatabasePatience = {
  connect: LONGEST_WAIT_MS,
  answer: LONGEST_WAIT_MS,
  silence: 1000,
  write: LONGEST_WAIT_MS,
  read: 1000,
  change: 30_000,
  count: 2000,
  countLock: 200,
  countFile: 50,
};

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
