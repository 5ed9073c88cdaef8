import { sql, type Kysely } from "kysely";
import type { Tables, WriteTransaction } from "./tables.ts";
import { busyError, isBusy } from "./waiting.ts";

interface Job {
  begin(): void;
  run(transaction: WriteTransaction): Promise<void>;
  settle(commitError: unknown): void;
}

/** Most jobs in one transaction: enough to share an fsync, few enough to keep each wait short. */
const BATCH = 100;

/**
 * SQLite writes one transaction at a time and waits for the disk at each commit. So all writes that are asked for while one
 * commit is under way share the next: each in its own savepoint (a failed one is undone alone), and each answered only
 * after the common commit.
 *
 * A batch is made when its transaction has begun. A job that has waited `longestWaitMs` until then is told that the database is locked and
 * is never run, however many wait before it.
 */
export function createGroupCommit(db: Kysely<Tables>, longestWaitMs: number) {
  const queue = new Set<Job>();
  let running = false;

  async function flush(): Promise<void> {
    while (queue.size > 0) {
      const batch: Job[] = [];
      const commitError = await commit(batch);
      // Nothing has begun. While another program writes, each job waits for as long as it may; other faults concern all of them.
      if (batch.length === 0 && commitError && !isBusy(commitError))
        batch.push(...take(queue.size));
      for (const job of batch) job.settle(commitError);
      // Lets requests that arrived meanwhile join the next batch.
      await new Promise(setImmediate);
    }
    running = false;
  }

  /** Fills the batch. Returns what went wrong, or null when every job's writes are on disk. */
  async function commit(batch: Job[]): Promise<unknown> {
    try {
      await db.transaction().execute(async (transaction) => {
        batch.push(...take(BATCH));
        for (const job of batch) await job.run(transaction);
      });
      return null;
    } catch (error) {
      return error;
    }
  }

  /** The oldest jobs; their time is not limited any more. */
  function take(most: number): Job[] {
    const jobs = [...queue].slice(0, most);
    for (const job of jobs) {
      queue.delete(job);
      job.begin();
    }
    return jobs;
  }

  return function write<Result>(
    work: (transaction: WriteTransaction) => Promise<Result>,
  ): Promise<Result> {
    return new Promise((resolve, reject) => {
      let outcome: { result: Result } | { error: unknown } | undefined;
      const job: Job = {
        begin: () => clearTimeout(limit),
        async run(transaction) {
          outcome = await inSavepoint(transaction, work);
        },
        settle(commitError) {
          if (outcome && "error" in outcome) reject(outcome.error);
          else if (commitError || !outcome) reject(commitError ?? new Error("write was not run"));
          else resolve(outcome.result);
        },
      };
      const limit = setTimeout(() => {
        queue.delete(job);
        job.settle(busyError());
      }, longestWaitMs);
      queue.add(job);
      if (running) return;
      running = true;
      setImmediate(() => void flush());
    });
  };
}

async function inSavepoint<Result>(
  transaction: WriteTransaction,
  work: (transaction: WriteTransaction) => Promise<Result>,
): Promise<{ result: Result } | { error: unknown }> {
  await sql`savepoint job`.execute(transaction);
  try {
    const result = await work(transaction);
    await sql`release job`.execute(transaction);
    return { result };
  } catch (error) {
    try {
      await sql`rollback to job`.execute(transaction);
      await sql`release job`.execute(transaction);
    } catch {
      // The engine has already undone the whole transaction (disk full): the batch fails as one, of that cause.
      throw error;
    }
    return { error };
  }
}
