import type { Keeping, Period } from "#server/contract/keeping.ts";

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
      what: "Comments on posts",
      holds: "Name, address and text. The address is for an answer of ours and is never shown.",
      why: "A comment we let in stands under its post for as long as the post does, or until you ask for it back. One we do not let in goes.",
      figure: days(unseenPeriod),
      unit: "days",
      ends: "for comments that were not let in",
      tables: ["comments"],
    },
  ],
};
