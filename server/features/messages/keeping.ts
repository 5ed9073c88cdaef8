import type { Keeping, Period } from "#server/contract/keeping.ts";
import { fill } from "#shared/words.ts";
import * as words from "./words.ts";

/** Messages from the forms. */
export const messagePeriod: Period = { variable: "KEEP_MESSAGES_DAYS", days: 365, least: 7 };

export const keeping: Keeping = {
  periods: [messagePeriod],
  missed: ["messages"],
  things: (days) => [
    {
      id: "messages",
      place: 10,
      what: words.keptMessages,
      holds: words.keptMessagesHolds,
      why: words.keptMessagesWhy,
      figure: days(messagePeriod),
      unit: words.keptMessagesUnit,
      ends: words.keptMessagesEnds,
      brief: {
        what: words.keptMessages,
        until: fill(words.keptMessagesUntil, { days: days(messagePeriod) }),
      },
      tables: ["messages"],
    },
  ],
};
