import { availableParallelism } from "node:os";
import { hashPassword, verifyPassword } from "better-auth/crypto";

/**
 * Passwords computed at the same time. scrypt takes a tenth of a second of a core and one of the four threads that also
 * read files: two threads and one core are always left to everything else.
 */
export const COMPUTED_AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));

/** Most that wait for their turn, first come, first served: together a few seconds. */
export const MOST_WAITING = 60;

/** More passwords wait than anyone would wait for. */
export class TooManyPasswordsError extends Error {
  override name = "TooManyPasswordsError";
  readonly retryAfterSeconds = 5;
}

/**
 * The one place where passwords are computed: however many are sent at once, pages are served as ever, and memory is
 * bounded. Never waited for inside a transaction (`auth.ts` sees to it).
 */
export function createHashing() {
  const waiting: (() => void)[] = [];
  let computed = 0;

  /** @throws {TooManyPasswordsError} at once, when the queue is full. */
  async function inTurn<Result>(compute: () => Promise<Result>): Promise<Result> {
    if (computed < COMPUTED_AT_ONCE) computed += 1;
    else if (waiting.length >= MOST_WAITING) throw new TooManyPasswordsError();
    // Whoever is done hands the place over.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await compute();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else computed -= 1;
    }
  }

  const hash = (password: string) => inTurn(() => hashPassword(password));

  return {
    /**
     * scrypt with a new salt.
     * @throws {TooManyPasswordsError}
     */
    hash,

    /**
     * Whether a password is the one whose hash is stored. Without one (null) it is as much work, so that time tells
     * nobody which accounts exist.
     * @throws {TooManyPasswordsError}
     */
    async prove(password: string, storedHash: string | null): Promise<boolean> {
      if (storedHash !== null) return inTurn(() => verifyPassword({ hash: storedHash, password }));
      await hash(password);
      return false;
    },
  };
}
