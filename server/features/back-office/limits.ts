import type { RateLimits } from "#server/services/rate-limits.ts";

/** Links asked for from one address, and to one: the second one's time is a link's own. */
const LINKS_PER_ADDRESS = { points: 10, seconds: 10 * 60 };
export const LINKS_PER_RECIPIENT = { points: 5, seconds: 15 * 60 };
/** Links used, or guessed, from one address. */
const SIGN_INS_PER_ADDRESS = { points: 20, seconds: 10 * 60 };

export type BackOfficeLimits = ReturnType<typeof createBackOfficeLimits>;

export function createBackOfficeLimits(limits: RateLimits) {
  const wishes = limits.perAddress("admin-links", LINKS_PER_ADDRESS);
  // Links go to addresses of the list alone: counted together, aliases that get none would use up their owner's.
  const recipients = limits.perAccount("admin-recipients", LINKS_PER_RECIPIENT);
  const signIns = limits.perAddress("admin-sign-ins", SIGN_INS_PER_ADDRESS);
  return {
    /** Counts one wish for a link. Returns the seconds to wait when there were too many, else null. */
    consumeLink: async (clientAddress: string, email: string) =>
      (await wishes.consume(clientAddress)) ?? recipients.consume(email),
    /** The same for one use of such a link. */
    consumeSignIn: (clientAddress: string) => signIns.consume(clientAddress),
  };
}
