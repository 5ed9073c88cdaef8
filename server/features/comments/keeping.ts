import type { Keeping, Period } from "#server/contract/keeping.ts";
import { REVIEW_LINK_DAYS } from "#shared/comments/lifetimes.ts";
import * as words from "./words.ts";

/** Comments that were not let in, and those whose post is gone; kept at least as long as the owner's link to decide works. */
export const unseenPeriod: Period = {
  variable: "KEEP_UNSEEN_COMMENTS_DAYS",
  days: 60,
  least: REVIEW_LINK_DAYS,
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
