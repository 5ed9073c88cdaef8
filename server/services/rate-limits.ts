import { createHmac } from "node:crypto";
import type { Logger } from "pino";
import type { LimitStore } from "../db/limit-store.ts";
import { limitKeyOfAddress, limitKeyOfMailbox } from "./limit-key.ts";
import { createLimiter, type Limiter } from "./limiter.ts";

/*
 * Limits of two kinds. One counts what a client address does (IPv6: one /64): only its own network can use it up.
 *
 * The other counts what is done in the name of a mailbox or an account, wherever it comes from, so that a stranger's
 * mailbox is not flooded and a password not guessed. That one a stranger can use up for its owner, so each has to leave
 * the owner a way:
 *
 * - Each purpose counts by itself: what is done to one is felt in no other.
 * - Nothing is counted for an owner but what was really sent to them. Mails that go to proved addresses alone (links for
 *   passwords of confirmed accounts, for the back office by ADMIN_EMAILS) count the address to the letter: an alias gets
 *   none, so it uses up nobody's limit. Mails that go wherever a visitor says (sign-up, newsletter, messages, orders)
 *   count all aliases together, as each of them fills the same mailbox. To be in a table proves nothing: an account that
 *   nobody has confirmed can be anybody's doing, so whatever it is mailed counts as signing up.
 * - Links (sign-up, password, back office): the limit's window is no longer than a link works, links are withdrawn only
 *   by a newer one, and over the limit none is made. So while nobody gets a new one, the last that was mailed to an
 *   address works, and it is the owner who reads it.
 * - Sign-up and newsletter, when what was mailed is about aliases: for an hour they go in with another address. That
 *   keeps nobody from an account or a newsletter that they have.
 * - Newsletter: the mails that were sent confirm it, for seven days.
 * - Wrong passwords: setting a new one by mail, or signing in, begins the count anew. Who guesses on keeps the owner
 *   from signing in again after ten tries; the sessions that are open go on.
 * - Messages, comments, orders: for an hour they go in with another address, or by mail.
 */

/** So many in so many seconds. */
interface Limit {
  points: number;
  seconds: number;
}

/** Submissions from one address. */
export const PER_ADDRESS = { points: 30, seconds: 60 };
/** Submissions that name one mailbox, for each purpose: each may send it a mail. */
export const PER_MAILBOX = { points: 5, seconds: 60 * 60 };

/** A mailbox that a visitor names; it need not be theirs. */
export interface NamedMailbox {
  mailbox: string;
  /** What for, in a word: each counts by itself. */
  for: string;
}

export interface RateLimits {
  /** Counts one submission. Returns the seconds to wait when there were too many, else null. */
  consume(clientAddress: string, naming: NamedMailbox | null): Promise<number | null>;
  /** The mailbox's half of it, for submissions whose address has a limit of its own. */
  consumeNamed(naming: NamedMailbox): Promise<number | null>;
  /** A further limit, by the client's address. @param name of the count, in a word; each has its own. */
  perAddress(name: string, limit: Limit): Limiter;
  /** By the mailbox that is named, its aliases included. */
  perMailbox(name: string, limit: Limit): Limiter;
  /**
   * By the address to the letter: for mails only where its reader was proved (a confirmed account, ADMIN_EMAILS), as each
   * alias has a count of its own.
   */
  perAccount(name: string, limit: Limit): Limiter;
}

interface Parts {
  store: LimitStore;
  /** Keys are stored as keyed hashes: the store holds no addresses. */
  secret: string;
  logger: Logger;
}

/** Limits shared by all processes on one database; while the store fails, each process counts in its own memory. */
export function createRateLimits({ store, secret, logger }: Parts): RateLimits {
  const mailboxes = new Map<string, Limiter>();

  function count(keyPrefix: string, limit: Limit, keyOf: (of: string) => string): Limiter {
    const limiter = createLimiter(
      { keyPrefix, points: limit.points, duration: limit.seconds },
      store,
      (error) => logger.error({ err: error }, "rate limits cannot be stored; counting in memory"),
    );
    const key = (of: string) => createHmac("sha256", secret).update(keyOf(of)).digest("base64url");
    return {
      consume: (of) => limiter.consume(key(of)),
      forget: (of) => limiter.forget(key(of)),
    };
  }

  const perAddress = (name: string, limit: Limit) => count(name, limit, limitKeyOfAddress);
  const perMailbox = (name: string, limit: Limit) => count(name, limit, limitKeyOfMailbox);
  const submissions = perAddress("address", PER_ADDRESS);

  function consumeNamed({ mailbox, for: purpose }: NamedMailbox) {
    const known = mailboxes.get(purpose) ?? perMailbox(`mailbox-${purpose}`, PER_MAILBOX);
    mailboxes.set(purpose, known);
    return known.consume(mailbox);
  }

  return {
    consume: async (clientAddress, named) =>
      (await submissions.consume(clientAddress)) ?? (named && consumeNamed(named)),
    consumeNamed,
    perAddress,
    perMailbox,
    perAccount: (name, limit) => count(name, limit, (email) => email.toLowerCase()),
  };
}

const noLimit: Limiter = { consume: async () => null, forget: async () => {} };

/** RATE_LIMIT=off. */
export const noRateLimits: RateLimits = {
  consume: async () => null,
  consumeNamed: async () => null,
  perAddress: () => noLimit,
  perMailbox: () => noLimit,
  perAccount: () => noLimit,
};
