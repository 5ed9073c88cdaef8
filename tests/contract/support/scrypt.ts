import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { expect, onTestFinished, vi } from "vitest";

type Computed = (error: Error | null, key: Buffer) => void;
type Scrypt = (...args: unknown[]) => void;

// Of its forms only the one with a callback can be given to a spy, whose arguments are read by their places.
const real = crypto.scrypt as unknown as Scrypt;
let computing = real;

/** For tests in which passwords are typed and their computing is not what counts: a digest in place of scrypt. */
export function cheapPasswords() {
  computing = (...args) => {
    const [password, salt, length] = args as [string, string, number];
    const key = crypto.hash("sha512", `${salt}${password}`, "buffer").subarray(0, length);
    (args.at(-1) as Computed)(null, key);
  };
  // Whoever watches goes on watching.
  if (!vi.isMockFunction(crypto.scrypt)) replaceScrypt((...args) => computing(...args));
  onTestFinished(realPasswords);
}

/** Ends `cheapPasswords`. */
export function realPasswords() {
  computing = real;
}

function replaceScrypt(compute: Scrypt) {
  const scrypt = vi.spyOn(crypto, "scrypt").mockImplementation(compute);
  syncBuiltinESMExports();
  onTestFinished(() => {
    scrypt.mockRestore();
    syncBuiltinESMExports();
  });
}

/**
 * Watches how passwords are computed, which is what takes the time. Nothing else of the tests uses scrypt. After `cheapPasswords` they are cheap.
 * @param onBegin is called as each begins.
 */
export function watchScrypt(onBegin: () => void = () => {}) {
  const seen = { begun: 0, running: 0, most: 0 };
  let toHold = 0;
  let held: (() => void)[] = [];
  replaceScrypt((...args) => {
    onBegin();
    seen.begun += 1;
    seen.running += 1;
    seen.most = Math.max(seen.most, seen.running);
    const done = args.pop() as Computed;
    const compute = () =>
      computing(...args, (error: Error | null, key: Buffer) => {
        seen.running -= 1;
        done(error, key);
      });
    if (toHold === 0) return compute();
    toHold -= 1;
    held.push(compute);
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
    /** The next ones that begin (all, if no number is given) stay under way until `release`. */
    hold(number = Infinity) {
      toHold = number;
    },
    /** Resolves as soon as so many are held. */
    async untilHeld(number: number) {
      await expect.poll(() => held.length).toBeGreaterThanOrEqual(number);
    },
    /** Lets all go on. */
    release() {
      toHold = 0;
      const going = held;
      held = [];
      for (const compute of going) compute();
    },
  };
}
