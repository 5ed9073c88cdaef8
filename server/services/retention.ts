import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { Logger } from "pino";
import { DAY, HOUR, MINUTE } from "../clock.ts";
import type { MadeFeature } from "../contract/feature.ts";
import { daysOf, type Period, type Retention } from "../contract/keeping.ts";
import type { RetentionRule } from "../contract/retention-rule.ts";
import type { Database } from "../db/database.ts";
import { batchOf, inBatches } from "../db/in-batches.ts";
import { mailPeriod } from "../house-keeping.ts";
import { whenMissing } from "../when-missing.ts";

/** After a sweep that failed. */
const RETRY_MS = 10 * MINUTE;
/** While the clock is not believed. */
const WAIT_MS = HOUR;

export interface RetentionJob {
  /** Deletes what is past its time, once. Returns how many rows and files went, by where they were; null: the clock is not believed. */
  sweep(): Promise<Record<string, number> | null>;
  /** Sweeps now and then every day. */
  start(): void;
  /** Resolves when the batch under way is done with. */
  stop(): Promise<void>;
}

interface Parts {
  database: Database;
  features: readonly Pick<MadeFeature, "retention">[];
  retention: Retention;
  /** The folder with the kept mails; it need not exist. */
  mailFolder: string;
  now: () => number;
  /** From the guard of the clock: nothing is deleted while it says no. */
  mayDelete: () => Promise<boolean>;
  logger: Logger;
}

/**
 * Forgets what visitors left when its time is over, as the settings and the privacy policy say. Every process runs it: deleting twice
 * does no harm, rows that another process holds are left to it, and each process has its own folder of mails.
 */
export function createRetention({
  database,
  features,
  retention,
  mailFolder,
  now,
  mayDelete,
  logger,
}: Parts): RetentionJob {
  const state = { stopping: false };
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();

  /** What is past its time at this time. */
  function rules(time: number): RetentionRule[] {
    return features.flatMap(
      (feature) => feature.retention?.(time, (period) => endOf(period, time)) ?? [],
    );
  }

  /** What is older than this is past its time. */
  function endOf(period: Period, time: number): number {
    return time - daysOf(retention, period) * DAY;
  }

  async function sweep(): Promise<Record<string, number> | null> {
    // One time for the whole sweep, read before the clock is looked at: it cannot jump in between.
    const time = now();
    if (!(await mayDelete())) return null;
    const deleted: Record<string, number> = {};
    for (const rule of rules(time)) {
      const count = await deleteRows(rule);
      if (count > 0) deleted[rule.table] = (deleted[rule.table] ?? 0) + count;
      if (state.stopping) return deleted;
    }
    const files = await deleteMailFiles(endOf(mailPeriod, time));
    if (files > 0) deleted.files = files;
    return deleted;
  }

  /** @returns how many rows went: none where they are changed instead. */
  async function deleteRows({ table, key, isPast, instead }: RetentionRule): Promise<number> {
    const batch = batchOf(database.kind, { table, key: [key], where: isPast });
    const statement = instead
      ? sql`update ${sql.table(table)} set ${instead} where ${batch}`
      : sql`delete from ${sql.table(table)} where ${batch}`;
    const count = await inBatches(database, statement, () => !state.stopping);
    return instead ? 0 : count;
  }

  async function deleteMailFiles(before: number): Promise<number> {
    const names = await readdir(mailFolder).catch(whenMissing<string[]>([]));
    let count = 0;
    for (const name of names) {
      if (state.stopping) break;
      const file = join(mailFolder, name);
      const { mtimeMs } = await stat(file).catch(whenMissing({ mtimeMs: Infinity }));
      if (mtimeMs >= before) continue;
      await rm(file, { force: true });
      count += 1;
    }
    return count;
  }

  async function turn(): Promise<void> {
    let pause = DAY;
    try {
      const deleted = await sweep();
      if (deleted === null) pause = WAIT_MS;
      else if (Object.keys(deleted).length > 0)
        logger.info({ deleted }, "what is past its time is gone");
    } catch (error) {
      logger.error({ err: error }, "what is past its time could not be deleted; trying again");
      pause = RETRY_MS;
    }
    if (!state.stopping) timer = setTimeout(begin, pause).unref();
  }

  function begin() {
    running = turn();
  }

  return {
    sweep,
    start: begin,
    async stop() {
      state.stopping = true;
      clearTimeout(timer);
      await running;
    },
  };
}
