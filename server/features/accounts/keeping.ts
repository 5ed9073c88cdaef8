import type { Keeping } from "#server/contract/keeping.ts";
import type { ServerCookie } from "#server/cookies.ts";
import { unconfirmedPeriod } from "#server/house-keeping.ts";

const SESSION_DAYS = 30;

/** A visitor's session; written by better-auth. */
export const accountCookie = {
  name: "vitrine_account",
  paths: ["/"],
  sameSite: "Lax",
  lifetime: SESSION_DAYS * 24 * 60 * 60,
  holds: "the key to your account, from the moment you sign in",
  ends: "After thirty days, or when you sign out",
} as const satisfies ServerCookie;

export const keeping: Keeping = {
  cookies: [accountCookie],
  missed: ["accounts"],
  things: (days) => [
    {
      id: "account",
      place: 50,
      what: "Your account",
      holds:
        "Name, mail address and a password that nobody can read, as it is stored only as the result of a slow computation. No address of your network and no name of your browser.",
      why: "So that you find your orders and your cart again, if you want to: an order needs no account.",
      figure: "Until",
      unit: "you close it",
      ends: `with a button on its page; after ${days(unconfirmedPeriod)} days, if its address was never confirmed`,
      brief: {
        what: "Your account, if you make one",
        until: "until you close it, with a button",
      },
      tables: ["accounts", "account_credentials"],
    },
    {
      id: "sessions",
      place: 60,
      what: "That you are signed in",
      holds:
        "Scrambled traces of the key in your cookie and of the links that we mail you, and until when they count. Neither can be turned back into the key.",
      why: "So that you need not type your password on every page.",
      figure: String(SESSION_DAYS),
      unit: "days",
      ends: "after you signed in, or when you sign out; a link works for a day at most",
      tables: ["account_sessions", "account_links"],
    },
  ],
};
