import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { LimitOptions, LimitStore } from "../db/limit-store.ts";

/** One limit: so many points for each key, in a window that begins with the first. */
export interface Limiter {
  /** Counts one. Returns the seconds to wait when there were too many, else null. */
  consume(key: string): Promise<number | null>;
  /** Begins a key's window anew. */
  forget(key: string): Promise<void>;
}

type Counter = Pick<RateLimiterMemory, "consume" | "delete">;

/**
 * Counts in the store that all processes share, and in this one's memory while that fails.
 * @param onFailure hears of each time that the store failed.
 */
export function createLimiter(
  options: LimitOptions,
  store: LimitStore,
  onFailure: (error: unknown) => void,
): Limiter {
  const shared = store.createLimiter(options);
  const memory = new RateLimiterMemory(options);

  return {
    async consume(key) {
      try {
        return await count(shared, key, options);
      } catch (error) {
        onFailure(error);
        return count(memory, key, options);
      }
    },

    async forget(key) {
      await memory.delete(key);
      try {
        await shared.delete(key);
      } catch (error) {
        onFailure(error);
      }
    },
  };
}

/**
 * No window is longer than its limit says: what has longer to go was begun under a clock that has been set back since.
 * It is forgotten, so that an hour of a wrong clock does not close the site for an hour. A clock that is set forward
 * ends windows early, once.
 */
async function count(
  counter: Counter,
  key: string,
  { points, duration }: LimitOptions,
): Promise<number | null> {
  let result = await consumed(counter, key);
  if (result.msBeforeNext > duration * 1000) {
    await counter.delete(key);
    result = await consumed(counter, key);
  }
  if (result.consumedPoints <= points) return null;
  return Math.max(1, Math.ceil(result.msBeforeNext / 1000));
}

async function consumed(counter: Counter, key: string): Promise<RateLimiterRes> {
  try {
    return await counter.consume(key);
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  }
}
