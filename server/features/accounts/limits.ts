import { type NamedMailbox, PER_MAILBOX, type RateLimits } from "#server/services/rate-limits.ts";

/** Everything about accounts from one address: a household or an office stays below it. */
const ACCOUNTS_PER_ADDRESS = { points: 40, seconds: 10 * 60 };
/**
 * Tries to guess the password of one account, wherever they come from. An account is one address to the letter, and so
 * is this limit: were it shared by aliases, who owns one could begin another's count anew by signing in, and go on
 * guessing.
 */
export const SIGN_INS_PER_ACCOUNT = { points: 10, seconds: 15 * 60 };

export type AccountLimits = ReturnType<typeof createAccountLimits>;

export function createAccountLimits(limits: RateLimits) {
  const requests = limits.perAddress("accounts", ACCOUNTS_PER_ADDRESS);
  const signIns = limits.perAccount("sign-ins", SIGN_INS_PER_ACCOUNT);
  // Links go to addresses of confirmed accounts alone: counted together, aliases that get none would use up their owner's.
  const passwordLinks = limits.perAccount("password-links", PER_MAILBOX);
  return {
    /**
     * Counts one request about an account; with a mailbox it is one that sends it a mail. Returns the seconds to wait when there were too
     * many, else null.
     */
    consume: async (clientAddress: string, naming: NamedMailbox | null) =>
      (await requests.consume(clientAddress)) ?? (naming && limits.consumeNamed(naming)),
    /** The same for one wish to set another password. */
    consumePasswordLink: async (clientAddress: string, email: string) =>
      (await requests.consume(clientAddress)) ?? passwordLinks.consume(email),
    /**
     * Counts the mail that an account gets instead of that link while nobody has confirmed it: one more of signing up, which anybody
     * can have done with each alias of a stranger's mailbox. For every other address it counts for nothing, so that its time says
     * nothing either.
     */
    consumeConfirmation: (email: string, isUnconfirmed: boolean) =>
      limits.consumeNamed({ mailbox: email, for: isUnconfirmed ? "sign-up" : "no mail" }),
    /** The same for one password that is tried. */
    consumeSignIn: async (clientAddress: string, email: string) =>
      (await requests.consume(clientAddress)) ?? signIns.consume(email),
    /** Begins the count of tries anew: its owner has shown who they are. */
    forgetSignIns: (email: string) => signIns.forget(email),
  };
}
