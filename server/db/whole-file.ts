import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from "node:fs";
import { dirname } from "node:path";
import { codeOf, DatabaseTrouble } from "./errors.ts";

/** What the name of a file ends with that is not whole yet. */
export const PARTIAL = ".partial";

/**
 * Makes a file that is there whole, on disk and for this account alone, or not at all: `make` fills one of another name beside it, which
 * gets the name when it is done. What has the name already is never overwritten.
 * @throws {DatabaseTrouble} when it is taken, or the folder may not be written or has no room.
 */
export async function createWhole<Result>(
  target: string,
  make: (partial: string) => Promise<Result>,
): Promise<Result> {
  const partial = `${target}.${process.pid}${PARTIAL}`;
  try {
    if (existsSync(target)) throw takenError(target);
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
    closeSync(openSync(partial, "wx", 0o600));
    try {
      const result = await make(partial);
      syncFile(partial);
      giveName(partial, target);
      syncFolder(dirname(target));
      return result;
    } finally {
      for (const ending of ["", "-journal", "-wal", "-shm"])
        rmSync(partial + ending, { force: true });
    }
  } catch (error) {
    const code = codeOf(error);
    if (!/^(?:E[A-Z]+|SQLITE_FULL)$/.test(code)) throw error;
    throw new DatabaseTrouble(`${target} cannot be written (${code}).`, { cause: error });
  }
}

/** Waits until what was written to a file is on disk. */
export function syncFile(path: string): void {
  const file = openSync(path, "r+");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** The same for names that were given and taken in a folder. */
export function syncFolder(path: string): void {
  if (process.platform === "win32") return;
  const folder = openSync(path, "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** A link, unlike renaming, fails where the name is taken; some file systems have none. */
function giveName(partial: string, target: string): void {
  try {
    linkSync(partial, target);
  } catch (error) {
    if (codeOf(error) === "EEXIST" || existsSync(target)) throw takenError(target);
    renameSync(partial, target);
  }
}

function takenError(target: string): DatabaseTrouble {
  return new DatabaseTrouble(`${target} exists already: choose another name.`);
}
