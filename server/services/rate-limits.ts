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
 * - Links (sign-up, password, back office): the limit's window is no longer than a link works, links are withdrawn only
 *   by a newer one, and over the limit none is made. So while nobody gets a new one, the last that was mailed works,
 *   and it is the owner who reads it.
 * - Newsletter: the mails that were sent confirm it, for seven days.
 * - Wrong passwords: setting a new one by mail, or signing in, begins the count anew. Who guesses on keeps the owner
 *   from signing in again after ten tries; the sessions that are open go on.
 * - Messages, comments, orders: for an hour they go in with another address, or by mail.
 */

/** Submissions from one address. */
export const PER_ADDRESS = { points: 30, seconds: 60 };
/** Submissions that name one mailbox, for each purpose: each may send it a mail. */
export const PER_MAILBOX = { points: 5, seconds: 60 * 60 };
/** Changes of carts from one address: a quick finger on a quantity control stays below it. */
export const CARTS_PER_ADDRESS = { points: 120, seconds: 60 };
/** Orders from one address, and orders that name one mailbox: each sends it a mail. */
export const ORDERS_PER_ADDRESS = { points: 20, seconds: 10 * 60 };
export const ORDERS_PER_MAILBOX = { points: 10, seconds: 60 * 60 };
/** Links to the back office asked for from one address, and for one mailbox: the mailbox's time is a link's own. */
const ADMIN_LINKS_PER_ADDRESS = { points: 10, seconds: 10 * 60 };
export const ADMIN_LINKS_PER_MAILBOX = { points: 5, seconds: 15 * 60 };
/** Such links used, or guessed, from one address. */
const ADMIN_SIGN_INS_PER_ADDRESS = { points: 20, seconds: 10 * 60 };

/** Everything about accounts from one address: a household or an office stays below it. */
const ACCOUNTS_PER_ADDRESS = { points: 40, seconds: 10 * 60 };
/**
 * Tries to guess the password of one account, wherever they come from. An account is one address to the letter, and so
 * is this limit: were it shared by aliases, who owns one could begin another's count anew by signing in, and go on
 * guessing.
 */
export const SIGN_INS_PER_ACCOUNT = { points: 10, seconds: 15 * 60 };

/** A mailbox that a visitor names; it need not be theirs. */
interface NamedMailbox {
  mailbox: string;
  /** What for, in a word: each counts by itself. */
  for: string;
}

export interface RateLimits {
  /** Counts one submission. Returns the seconds to wait when there were too many, else null. */
  consume(clientAddress: string, naming: NamedMailbox | null): Promise<number | null>;
  /** The same for one change of a cart. */
  consumeCart(clientAddress: string): Promise<number | null>;
  /** The same for one try to order. */
  consumeOrder(clientAddress: string, mailbox: string): Promise<number | null>;
  /** The same for one wish for a link to the back office. */
  consumeAdminLink(clientAddress: string, mailbox: string): Promise<number | null>;
  /** The same for one use of such a link. */
  consumeAdminSignIn(clientAddress: string): Promise<number | null>;
  /** The same for one request about an account. With a mailbox it is one that sends it a mail. */
  consumeAccount(clientAddress: string, naming: NamedMailbox | null): Promise<number | null>;
  /** The same for one password that is tried. */
  consumeSignIn(clientAddress: string, email: string): Promise<number | null>;
  /** Begins the count of tries anew: its owner has shown who they are. */
  forgetSignIns(email: string): Promise<void>;
}

interface Parts {
  store: LimitStore;
  /** Keys are stored as keyed hashes: the store holds no addresses. */
  secret: string;
  logger: Logger;
}

/** Limits shared by all processes on one database; while the store fails, each process counts in its own memory. */
export function createRateLimits({ store, secret, logger }: Parts): RateLimits {
  const perAddress = limiter("address", PER_ADDRESS);
  const perMailbox = new Map<string, Limiter>();
  const cartsPerAddress = limiter("carts", CARTS_PER_ADDRESS);
  const ordersPerAddress = limiter("orders", ORDERS_PER_ADDRESS);
  const ordersPerMailbox = limiter("buyer", ORDERS_PER_MAILBOX);
  const linksPerAddress = limiter("admin-links", ADMIN_LINKS_PER_ADDRESS);
  const linksPerMailbox = limiter("admin-mailbox", ADMIN_LINKS_PER_MAILBOX);
  const adminSignInsPerAddress = limiter("admin-sign-ins", ADMIN_SIGN_INS_PER_ADDRESS);
  const accountsPerAddress = limiter("accounts", ACCOUNTS_PER_ADDRESS);
  const signInsPerAccount = limiter("sign-ins", SIGN_INS_PER_ACCOUNT);

  function limiter(keyPrefix: string, limit: { points: number; seconds: number }) {
    return createLimiter(
      { keyPrefix, points: limit.points, duration: limit.seconds },
      store,
      (error) => logger.error({ err: error }, "rate limits cannot be stored; counting in memory"),
    );
  }

  function mailboxLimiter(purpose: string): Limiter {
    const known = perMailbox.get(purpose) ?? limiter(`mailbox-${purpose}`, PER_MAILBOX);
    perMailbox.set(purpose, known);
    return known;
  }

  const hashed = (key: string) => createHmac("sha256", secret).update(key).digest("base64url");
  const client = (address: string) => hashed(limitKeyOfAddress(address));
  const mailboxKey = (mailbox: string) => hashed(limitKeyOfMailbox(mailbox));
  const accountKey = (email: string) => hashed(email.toLowerCase());
  const naming = async (named: NamedMailbox | null) =>
    named && mailboxLimiter(named.for).consume(mailboxKey(named.mailbox));

  return {
    consume: async (clientAddress, named) =>
      (await perAddress.consume(client(clientAddress))) ?? naming(named),
    consumeCart: (clientAddress) => cartsPerAddress.consume(client(clientAddress)),
    consumeOrder: async (clientAddress, mailbox) =>
      (await ordersPerAddress.consume(client(clientAddress))) ??
      ordersPerMailbox.consume(mailboxKey(mailbox)),
    consumeAdminLink: async (clientAddress, mailbox) =>
      (await linksPerAddress.consume(client(clientAddress))) ??
      linksPerMailbox.consume(mailboxKey(mailbox)),
    consumeAdminSignIn: (clientAddress) => adminSignInsPerAddress.consume(client(clientAddress)),
    consumeAccount: async (clientAddress, named) =>
      (await accountsPerAddress.consume(client(clientAddress))) ?? naming(named),
    consumeSignIn: async (clientAddress, email) =>
      (await accountsPerAddress.consume(client(clientAddress))) ??
      signInsPerAccount.consume(accountKey(email)),
    forgetSignIns: (email) => signInsPerAccount.forget(accountKey(email)),
  };
}

/** RATE_LIMIT=off. */
export const noRateLimits: RateLimits = {
  consume: async () => null,
  consumeCart: async () => null,
  consumeOrder: async () => null,
  consumeAdminLink: async () => null,
  consumeAdminSignIn: async () => null,
  consumeAccount: async () => null,
  consumeSignIn: async () => null,
  forgetSignIns: async () => {},
};
