import type { Keeping, Period } from "#server/contract/keeping.ts";
import { unconfirmedPeriod } from "#server/house-keeping.ts";
import { counted } from "#shared/counted.ts";
import * as formWords from "#shared/forms/words.ts";
import { CONFIRM_LINK_DAYS } from "#shared/newsletter/lifetimes.ts";
import { fill } from "#shared/words.ts";
import * as words from "./words.ts";

/** Addresses that left the list. */
export const unsubscribedPeriod: Period = {
  variable: "KEEP_UNSUBSCRIBED_DAYS",
  days: 30,
  least: 7,
};

export const keeping: Keeping = {
  periods: [unsubscribedPeriod],
  missed: ["subscriptions"],
  things: (days) => [
    {
      id: "list",
      place: 20,
      what: words.keptList,
      holds: words.keptListHolds,
      why: words.keptListWhy,
      figure: words.keptListFigure,
      unit: words.keptListUnit,
      ends: fill(words.keptListEnds, { days: days(unsubscribedPeriod) }),
      brief: {
        what: words.keptListInShort,
        until: fill(words.keptListUntil, { days: days(unsubscribedPeriod) }),
      },
      tables: ["subscriptions"],
    },
    {
      id: "unconfirmed",
      place: 21,
      what: words.keptUnconfirmed,
      holds: fill(words.keptUnconfirmedHolds, {
        time: counted(formWords.forDays, CONFIRM_LINK_DAYS),
      }),
      why: words.keptUnconfirmedWhy,
      figure: days(unconfirmedPeriod),
      unit: words.keptUnconfirmedUnit,
      ends: words.keptUnconfirmedEnds,
      tables: ["subscriptions", "subscription_tokens"],
    },
  ],
};
