import { randomUUID } from "node:crypto";
import { statfs } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { whenMissing } from "../when-missing.ts";

/**
 * Whoever asks does not wait longer for the write than this; and an answer is given to everyone who asks within this time, so that being
 * asked often costs nothing.
 */
const PROBE_MS = 2000;
/** With less than this on the disk of the data folder, it is called full. */
const LEAST_FREE_BYTES = 16 * 1024 * 1024;
/** Larger than a page of the database: room must be found for it. */
const PROBE_TEXT = "x".repeat(8192);

interface Parts {
  database: Database;
  /** The folder that has to have room; null when nothing is kept in one. */
  folder: string | null;
  /** False while MAINTENANCE is set: then the database has to answer, and nothing is written. */
  isWriting: boolean;
  logger: Logger;
  /** How much room a folder's disk has for this account. Replaced by tests. */
  freeBytes?: (folder: string) => Promise<number>;
  /** Less in tests. */
  probeMs?: number;
}

/**
 * Whether what visitors send can be stored now: the data folder has room, and a row of 8 KB is written durably (and taken away again, in
 * the same transaction) within two seconds. An answer holds for two seconds; then it is found out anew, so that a server that was
 * not ready is ready again as soon as it is.
 */
export function createReadiness({
  database,
  folder,
  isWriting,
  logger,
  freeBytes = freeBytesOf,
  probeMs = PROBE_MS,
}: Parts): () => Promise<boolean> {
  let answer: Promise<boolean> | null = null;

  return function isReady() {
    answer ??= probe().finally(() => setTimeout(() => (answer = null), probeMs).unref());
    return answer;
  };

  async function probe(): Promise<boolean> {
    try {
      if (folder !== null && (await freeBytes(folder)) < LEAST_FREE_BYTES)
        throw new Error("the disk of the data folder is full");
      await inTime(isWriting ? write() : database.ping(), probeMs);
      return true;
    } catch (error) {
      logger.warn({ err: error }, "not ready: the server cannot store anything");
      return false;
    }
  }

  async function write(): Promise<void> {
    const key = `ready-${randomUUID()}`;
    await database.write(async (transaction) => {
      await transaction.insertInto("settings").values({ key, value: PROBE_TEXT }).execute();
      await transaction.deleteFrom("settings").where("key", "=", key).execute();
    });
  }
}

async function inTime(work: Promise<void>, probeMs: number): Promise<void> {
  const limit = new AbortController();
  const tooLong = pause(probeMs, undefined, { signal: limit.signal, ref: false }).then(() => {
    throw new Error("the database takes too long to write");
  });
  try {
    await Promise.race([work, tooLong]);
  } finally {
    limit.abort();
    // What comes after the answer concerns nobody.
    for (const late of [work, tooLong]) late.catch(() => {});
  }
}

/** A folder that is not made yet, and a file system that does not count, are never full. */
async function freeBytesOf(folder: string): Promise<number> {
  const found = await statfs(folder).catch(whenMissing(null));
  return found && found.blocks > 0 ? found.bavail * found.bsize : Number.POSITIVE_INFINITY;
}
