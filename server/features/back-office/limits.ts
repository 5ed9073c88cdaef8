import type { RateLimits } from "#server/services/rate-limits.ts";

/** Links asked for from one address, and for one mailbox: the mailbox's time is a link's own. */
const LINKS_PER_ADDRESS = { points: 10, seconds: 10 * 60 };
export const LINKS_PER_MAILBOX = { points: 5, seconds: 15 * 60 };
/** Links used, or guessed, from one address. */
const SIGN_INS_PER_ADDRESS = { points: 20, seconds: 10 * 60 };

export type BackOfficeLimits = ReturnType<typeof createBackOfficeLimits>;

export function createBackOfficeLimits(limits: RateLimits) {
  const wishes = limits.perAddress("admin-links", LINKS_PER_ADDRESS);
  const mailboxes = limits.perMailbox("admin-mailbox", LINKS_PER_MAILBOX);
  const signIns = limits.perAddress("admin-sign-ins", SIGN_INS_PER_ADDRESS);
  return {
    /** Counts one wish for a link. Returns the seconds to wait when there were too many, else null. */
    consumeLink: async (clientAddress: string, mailbox: string) =>
      (await wishes.consume(clientAddress)) ?? mailboxes.consume(mailbox),
    /** The same for one use of such a link. */
    consumeSignIn: (clientAddress: string) => signIns.consume(clientAddress),
  };
}
