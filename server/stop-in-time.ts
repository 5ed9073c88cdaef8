import type { Listener } from "./listen.ts";
import type { Runtime } from "./runtime.ts";

/**
 * How long stopping takes at most, in ms. `STOP_DELAY_SECONDS` comes before both: a supervisor that kills has to wait for the sum
 * (`deploy/vitrine.service`, `compose.yaml`).
 */
interface StopTimes {
  /** For accepted requests to end, for the mail that is being sent, for what workers have begun. */
  drain: number;
  /** Then, to write down how that ended, and to let go of the database. */
  closing: number;
}

export const CLOSING_MS = 3000;

/**
 * Ends what was accepted and what is under way, all at the same time, then closes the database.
 * @throws when that is not done in time: there is nothing left to wait for then.
 */
export async function stopInTime(
  listener: Pick<Listener, "close">,
  runtime: Pick<Runtime, "stopWorkers" | "close">,
  { drain, closing }: StopTimes,
): Promise<void> {
  let limit: NodeJS.Timeout | undefined;
  const isOver = new Promise<never>((_resolve, reject) => {
    const sentence = "What was under way was not done in time.";
    limit = setTimeout(() => reject(new Error(sentence)), drain + closing);
  });
  const stopped = Promise.all([
    listener.close(),
    runtime.stopWorkers(AbortSignal.timeout(drain)),
  ]).then(() => runtime.close());
  try {
    await Promise.race([stopped, isOver]);
  } finally {
    clearTimeout(limit);
  }
}
