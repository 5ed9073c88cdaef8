import { createHmac } from "node:crypto";
import type { Logger } from "pino";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { LimitOptions, LimitStore } from "../db/limit-store.ts";
import { limitKeyOfAddress } from "./limit-key.ts";

/** Submissions from one address (IPv6: one /64). */
export const PER_ADDRESS = { points: 30, seconds: 60 };
/** Submissions that name one mailbox: each may send it a mail, so a stranger's mailbox cannot be flooded. */
export const PER_MAILBOX = { points: 5, seconds: 60 * 60 };
/** Changes of carts from one address: a quick finger on a quantity control stays below it. */
export const CARTS_PER_ADDRESS = { points: 120, seconds: 60 };
/** Orders from one address, and orders that name one mailbox: each sends it a mail. */
export const ORDERS_PER_ADDRESS = { points: 20, seconds: 10 * 60 };
export const ORDERS_PER_MAILBOX = { points: 10, seconds: 60 * 60 };
/**
 * Links to the back office asked for from one address, and for one mailbox. The mailbox's time is a link's own: while a stranger uses it
 * up, the last link that came of it still works, so that nobody is kept out.
 */
export const ADMIN_LINKS_PER_ADDRESS = { points: 10, seconds: 10 * 60 };
export const ADMIN_LINKS_PER_MAILBOX = { points: 5, seconds: 15 * 60 };
/** Such links used, or guessed, from one address. */
export const ADMIN_SIGN_INS_PER_ADDRESS = { points: 20, seconds: 10 * 60 };

/** Everything about accounts from one address: a household or an office stays below it. */
export const ACCOUNTS_PER_ADDRESS = { points: 40, seconds: 10 * 60 };
/** Tries to guess the password of one account, wherever they come from. */
export const SIGN_INS_PER_MAILBOX = { points: 10, seconds: 15 * 60 };

export interface RateLimits {
  /** Counts one submission. Returns the seconds to wait when there were too many, else null. */
  consume(clientAddress: string, mailbox: string | null): Promise<number | null>;
  /** The same for one change of a cart. */
  consumeCart(clientAddress: string): Promise<number | null>;
  /** The same for one try to order. */
  consumeOrder(clientAddress: string, mailbox: string): Promise<number | null>;
  /** The same for one wish for a link to the back office. */
  consumeAdminLink(clientAddress: string, mailbox: string): Promise<number | null>;
  /** The same for one use of such a link. */
  consumeAdminSignIn(clientAddress: string): Promise<number | null>;
  /** The same for one request about an account. With a mailbox it is one that sends it a mail. */
  consumeAccount(clientAddress: string, mailbox: string | null): Promise<number | null>;
  /** The same for one password that is tried. */
  consumeSignIn(clientAddress: string, mailbox: string): Promise<number | null>;
  /** The same for a mail that nobody asked for by its form. */
  consumeMailbox(mailbox: string): Promise<number | null>;
}

interface Parts {
  store: LimitStore;
  /** Keys are stored as keyed hashes: the store holds no addresses. */
  secret: string;
  logger: Logger;
}

/** Limits shared by all processes on one database; while the store fails, each process counts in its own memory. */
export function createRateLimits({ store, secret, logger }: Parts): RateLimits {
  const perAddress = limiter({ keyPrefix: "address", ...durationOf(PER_ADDRESS) });
  const perMailbox = limiter({ keyPrefix: "mailbox", ...durationOf(PER_MAILBOX) });
  const cartsPerAddress = limiter({ keyPrefix: "carts", ...durationOf(CARTS_PER_ADDRESS) });
  const ordersPerAddress = limiter({ keyPrefix: "orders", ...durationOf(ORDERS_PER_ADDRESS) });
  const ordersPerMailbox = limiter({ keyPrefix: "buyer", ...durationOf(ORDERS_PER_MAILBOX) });
  const linksPerAddress = limiter({
    keyPrefix: "admin-links",
    ...durationOf(ADMIN_LINKS_PER_ADDRESS),
  });
  const linksPerMailbox = limiter({
    keyPrefix: "admin-mailbox",
    ...durationOf(ADMIN_LINKS_PER_MAILBOX),
  });
  const signInsPerAddress = limiter({
    keyPrefix: "admin-sign-ins",
    ...durationOf(ADMIN_SIGN_INS_PER_ADDRESS),
  });
  const accountsPerAddress = limiter({
    keyPrefix: "accounts",
    ...durationOf(ACCOUNTS_PER_ADDRESS),
  });
  const signInsPerMailbox = limiter({ keyPrefix: "sign-ins", ...durationOf(SIGN_INS_PER_MAILBOX) });

  function limiter(options: LimitOptions) {
    const shared = store.createLimiter(options);
    const memory = new RateLimiterMemory(options);
    return async (key: string): Promise<number | null> => {
      try {
        return await secondsToWait(shared.consume(key));
      } catch (error) {
        logger.error({ err: error }, "rate limits cannot be stored; counting in memory");
        return secondsToWait(memory.consume(key));
      }
    };
  }

  const hashed = (key: string) => createHmac("sha256", secret).update(key).digest("base64url");

  return {
    async consume(clientAddress, mailbox) {
      const wait = await perAddress(hashed(limitKeyOfAddress(clientAddress)));
      if (wait !== null || mailbox === null) return wait;
      return perMailbox(hashed(mailbox.toLowerCase()));
    },
    consumeCart: (clientAddress) => cartsPerAddress(hashed(limitKeyOfAddress(clientAddress))),
    async consumeOrder(clientAddress, mailbox) {
      const wait = await ordersPerAddress(hashed(limitKeyOfAddress(clientAddress)));
      return wait ?? ordersPerMailbox(hashed(mailbox.toLowerCase()));
    },
    async consumeAdminLink(clientAddress, mailbox) {
      const wait = await linksPerAddress(hashed(limitKeyOfAddress(clientAddress)));
      return wait ?? linksPerMailbox(hashed(mailbox.toLowerCase()));
    },
    consumeAdminSignIn: (clientAddress) =>
      signInsPerAddress(hashed(limitKeyOfAddress(clientAddress))),
    async consumeAccount(clientAddress, mailbox) {
      const wait = await accountsPerAddress(hashed(limitKeyOfAddress(clientAddress)));
      if (wait !== null || mailbox === null) return wait;
      return perMailbox(hashed(mailbox.toLowerCase()));
    },
    async consumeSignIn(clientAddress, mailbox) {
      const wait = await accountsPerAddress(hashed(limitKeyOfAddress(clientAddress)));
      return wait ?? signInsPerMailbox(hashed(mailbox.toLowerCase()));
    },
    consumeMailbox: (mailbox) => perMailbox(hashed(mailbox.toLowerCase())),
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
  consumeMailbox: async () => null,
};

function durationOf({ points, seconds }: { points: number; seconds: number }) {
  return { points, duration: seconds };
}

async function secondsToWait(consumption: Promise<RateLimiterRes>): Promise<number | null> {
  try {
    await consumption;
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}
