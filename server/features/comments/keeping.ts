import type { Keeping, Period } from "#server/contract/keeping.ts";
import * as words from "./words.ts";

/** Comments that were not let in; the owner's link to decide works for thirty days. */
export const unseenPeriod: Period = {
  variable: "KEEP_UNSEEN_COMMENTS_DAYS",
  days: 60,
  least: 30,
};

export const keeping: Keeping = {
  periods: [unseenPeriod],
  missed: ["comments"],
  things: (days) => [
    {
      id: "comments",
      place: 30,
      what: words.keptComments,
      holds: words.keptCommentsHolds,
      why: words.keptCommentsWhy,
      figure: days(unseenPeriod),
      unit: words.keptCommentsUnit,
      ends: words.keptCommentsEnds,
      tables: ["comments"],
    },
  ],
};
