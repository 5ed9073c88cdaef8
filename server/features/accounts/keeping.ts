import type { Keeping } from "#server/contract/keeping.ts";
import type { ServerCookie } from "#server/cookies.ts";
import { unconfirmedPeriod } from "#server/house-keeping.ts";
import { CONFIRM_LINK_HOURS, SESSION_DAYS } from "#shared/accounts/lifetimes.ts";
import { counted } from "#shared/counted.ts";
import * as formWords from "#shared/forms/words.ts";
import { fill } from "#shared/words.ts";
import * as words from "./words.ts";

/** A visitor's session; written by better-auth. */
export const accountCookie = {
  name: "vitrine_account",
  paths: ["/"],
  sameSite: "Lax",
  lifetime: SESSION_DAYS * 24 * 60 * 60,
  holds: words.sessionCookieHolds,
  ends: fill(words.sessionCookieEnds, { time: counted(formWords.forDays, SESSION_DAYS) }),
} as const satisfies ServerCookie;

export const keeping: Keeping = {
  cookies: [accountCookie],
  missed: ["accounts"],
  things: (days) => [
    {
      id: "account",
      place: 50,
      what: words.keptAccount,
      holds: words.keptAccountHolds,
      why: words.keptAccountWhy,
      figure: words.keptAccountFigure,
      unit: words.keptAccountUnit,
      ends: fill(words.keptAccountEnds, { days: days(unconfirmedPeriod) }),
      brief: {
        what: words.keptAccountInShort,
        until: words.keptAccountUntil,
      },
      tables: ["accounts", "account_credentials"],
    },
    {
      id: "sessions",
      place: 60,
      what: words.keptSessions,
      holds: words.keptSessionsHolds,
      why: words.keptSessionsWhy,
      figure: String(SESSION_DAYS),
      unit: words.keptSessionsUnit,
      ends: fill(words.keptSessionsEnds, {
        time: counted(formWords.forHours, CONFIRM_LINK_HOURS),
      }),
      tables: ["account_sessions", "account_links"],
    },
  ],
};
