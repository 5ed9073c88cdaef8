import { busyError } from "./waiting.ts";

/** Lets one caller after the other do something, in the order in which they asked. */
export interface Turns {
  /** Resolves when it is the caller's turn, which lasts until `pass`. @throws "database is locked" when that takes too long. */
  take(): Promise<void>;
  pass(): void;
}

export function createTurns(longestWaitMs: number): Turns {
  const waiting = new Set<() => void>();
  let isTaken = false;

  return {
    async take() {
      if (!isTaken) {
        isTaken = true;
        return;
      }
      await new Promise<void>((resolve, reject) => {
        const next = () => {
          clearTimeout(limit);
          resolve();
        };
        const limit = setTimeout(() => {
          waiting.delete(next);
          reject(busyError());
        }, longestWaitMs);
        waiting.add(next);
      });
    },
    pass() {
      const [next] = waiting;
      if (!next) {
        isTaken = false;
        return;
      }
      waiting.delete(next);
      next();
    },
  };
}
