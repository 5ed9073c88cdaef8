import type { Keeping, Period } from "./contract/keeping.ts";
import type { ServerCookie } from "./cookies.ts";
import { fill } from "#shared/words.ts";
import * as words from "./words.ts";

/** The record that a mail went out, mails that could not be delivered, and mails kept as files. */
export const mailPeriod: Period = { variable: "KEEP_MAILS_DAYS", days: 30, least: 7 };

/** Addresses that asked for something by mail and never confirmed it: the list's and those of accounts. */
export const unconfirmedPeriod: Period = {
  variable: "KEEP_UNCONFIRMED_DAYS",
  days: 30,
  least: 7,
};

/** Carries "this form was sent" over the redirect after a form without script. */
export const noticeCookie: ServerCookie = {
  name: "vitrine_notice",
  paths: ["/"],
  sameSite: "Lax",
  lifetime: 60,
  holds: words.noticeHolds,
  ends: words.noticeEnds,
};

/** What the house itself keeps of visitors, whatever its features are. */
export const houseKeeping: Keeping = {
  periods: [mailPeriod, unconfirmedPeriod],
  things: (days) => [
    {
      id: "mails",
      place: 80,
      what: words.keptMails,
      holds: words.keptMailsHolds,
      why: words.keptMailsWhy,
      figure: days(mailPeriod),
      unit: words.keptMailsUnit,
      ends: words.keptMailsEnds,
      brief: {
        what: words.keptMailsInShort,
        until: fill(words.keptMailsUntil, { days: days(mailPeriod) }),
      },
      tables: ["outbox"],
    },
    {
      id: "limits",
      place: 100,
      what: words.keptLimits,
      holds: words.keptLimitsHolds,
      why: words.keptLimitsWhy,
      figure: words.keptLimitsFigure,
      unit: words.keptLimitsUnit,
      ends: words.keptLimitsEnds,
      tables: [],
    },
    {
      id: "log",
      place: 110,
      what: words.keptLog,
      holds: words.keptLogHolds,
      why: words.keptLogWhy,
      figure: words.keptLogFigure,
      unit: words.keptLogUnit,
      ends: words.keptLogEnds,
      tables: [],
    },
  ],
  impersonal: {
    settings: "The secret for signatures, when the clock was last seen, and the like.",
  },
  cookies: [noticeCookie],
};
