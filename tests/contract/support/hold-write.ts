import type { Harness } from "./harness.ts";

/**
 * Holds the server's nth write from now on until it is let go, as a slow disk or a slow bank would: writes of others go on. The test
 * provider enters each payment in its ledger with a write of its own, so that the one after an order is its payment.
 */
export function holdWrite({ runtime: { database } }: Pick<Harness, "runtime">, nth: number) {
  const write = database.write.bind(database);
  const reached = Promise.withResolvers<void>();
  const freed = Promise.withResolvers<void>();
  let writes = 0;
  database.write = async (work) => {
    writes += 1;
    if (writes === nth) {
      reached.resolve();
      await freed.promise;
    }
    return write(work);
  };
  return { reached: reached.promise, letGo: freed.resolve };
}
