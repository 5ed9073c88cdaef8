import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { onTestFinished, vi } from "vitest";

type Computed = (error: Error | null, key: Buffer) => void;
const real = crypto.scrypt as unknown as (...args: unknown[]) => void;

/** Watches how passwords are computed, which is what takes the time. Nothing else of the tests uses scrypt. */
export function watchScrypt() {
  const seen = { begun: 0, running: 0, most: 0 };
  let open = true;
  let held: (() => void)[] = [];
  const scrypt = vi.spyOn(crypto, "scrypt").mockImplementation((...args: unknown[]) => {
    seen.begun += 1;
    seen.running += 1;
    seen.most = Math.max(seen.most, seen.running);
    const done = args.pop() as Computed;
    const compute = () =>
      real(...args, (error: Error | null, key: Buffer) => {
        seen.running -= 1;
        done(error, key);
      });
    if (open) compute();
    else held.push(compute);
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    scrypt.mockRestore();
    syncBuiltinESMExports();
  });

  return {
    /** Computed at the same time, at most. */
    most: () => seen.most,
    /** How many were begun since the last call. */
    count() {
      const { begun } = seen;
      seen.begun = 0;
      return begun;
    },
    /** From now on each that begins stays under way until `release`. */
    hold() {
      open = false;
    },
    /** Resolves as soon as so many are held. */
    async untilHeld(number: number) {
      await vi.waitFor(() => {
        if (held.length < number) throw new Error(`${held.length} passwords are held`);
      }, 10_000);
    },
    /** Lets all go on. */
    release() {
      open = true;
      const going = held;
      held = [];
      for (const compute of going) compute();
    },
  };
}
