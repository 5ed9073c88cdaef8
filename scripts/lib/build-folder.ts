import { existsSync, mkdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import BetterSqlite from "better-sqlite3";
import { move } from "#server/move.ts";

export interface BuildFolders {
  /** The finished build, whole at any time. */
  present: string;
  /** Where the next one is made. */
  next: string;
  /** The one before, for the moment in which they change places. */
  old: string;
}

/**
 * @param root of the project; the three folders lie on one disk, so that a rename is enough.
 * @param place of the finished build in it.
 */
export function buildFolders(root: string, place = "build"): BuildFolders {
  const aside = join(root, ".cache");
  const name = basename(place);
  return {
    present: join(root, place),
    next: join(aside, `${name}-next`),
    old: join(aside, `${name}-old`),
  };
}

/**
 * Lets one build of a project run at a time; resolves when it is this one's turn. The operating system holds the lock, so that a build
 * that is killed leaves none behind.
 * @param onWait called once when another build is under way.
 * @returns what ends the turn.
 */
export async function lockBuilds(root: string, onWait: () => void): Promise<() => void> {
  mkdirSync(join(root, ".cache"), { recursive: true });
  const file = new BetterSqlite(join(root, ".cache", "build.lock"), { timeout: 0 });
  for (let turn = 0; ; turn += 1) {
    try {
      file.exec("begin exclusive");
      return () => void file.close();
    } catch (error) {
      if (!(error instanceof BetterSqlite.SqliteError && error.code === "SQLITE_BUSY")) throw error;
    }
    if (turn === 0) onWait();
    await after(200);
  }
}

/** Puts right what a build that failed or was killed has left: a half one goes, a good one that was about to make room stands in its place again. */
export async function clearLeftovers({ present, next, old }: BuildFolders): Promise<void> {
  if (!existsSync(present) && existsSync(old)) await move(old, present);
  await remove(next);
  await remove(old);
}

/**
 * Gives the build that was made aside its place, in one step at the end: whoever looks finds the old build or the new one, never half of
 * one. Servers that run have copies of their own (server/site/own-build.ts).
 */
export async function putInPlace({ present, next, old }: BuildFolders): Promise<void> {
  await remove(old);
  if (existsSync(present)) await move(present, old);
  try {
    await move(next, present);
  } catch (error) {
    if (existsSync(old)) await move(old, present);
    throw error;
  }
  await remove(old);
}

function remove(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
