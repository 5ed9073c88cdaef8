import { sql, type Kysely } from "kysely";
import type { Tables, WriteTransaction } from "./tables.ts";

interface Job {
  run(transaction: WriteTransaction): Promise<void>;
  settle(commitError: unknown): void;
}

/** Most jobs in one transaction: enough to share an fsync, few enough to keep each wait short. */
const BATCH = 100;

/**
 * SQLite writes one transaction at a time and waits for the disk at each commit. So all writes that are asked for while one
 * commit is under way share the next: each in its own savepoint (a failed one is undone alone), and each answered only
 * after the common commit.
 */
export function createGroupCommit(db: Kysely<Tables>) {
  let queue: Job[] = [];
  let running = false;

  async function flush(): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.slice(0, BATCH);
      queue = queue.slice(BATCH);
      const commitError = await commit(db, batch);
      for (const job of batch) job.settle(commitError);
      // Lets requests that arrived meanwhile join the next batch.
      await new Promise(setImmediate);
    }
    running = false;
  }

  return function write<Result>(
    work: (transaction: WriteTransaction) => Promise<Result>,
  ): Promise<Result> {
    return new Promise((resolve, reject) => {
      let outcome: { result: Result } | { error: unknown } | undefined;
      queue.push({
        async run(transaction) {
          outcome = await inSavepoint(transaction, work);
        },
        settle(commitError) {
          if (outcome && "error" in outcome) reject(outcome.error);
          else if (commitError || !outcome) reject(commitError ?? new Error("write was not run"));
          else resolve(outcome.result);
        },
      });
      if (running) return;
      running = true;
      setImmediate(() => void flush());
    });
  };
}

/** Returns what went wrong, or null when every job's writes are on disk. */
async function commit(db: Kysely<Tables>, batch: readonly Job[]): Promise<unknown> {
  try {
    await db.transaction().execute(async (transaction) => {
      for (const job of batch) await job.run(transaction);
    });
    return null;
  } catch (error) {
    return error;
  }
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
    // Throws when the engine has already undone the whole transaction (disk full): then the batch fails as one.
    await sql`rollback to job`.execute(transaction);
    await sql`release job`.execute(transaction);
    return { error };
  }
}
