import type { Keeping, Period } from "#server/contract/keeping.ts";

/** Messages from the forms. */
export const messagePeriod: Period = { variable: "KEEP_MESSAGES_DAYS", days: 365, least: 7 };

export const keeping: Keeping = {
  periods: [messagePeriod],
  missed: ["messages"],
  things: (days) => [
    {
      id: "messages",
      place: 10,
      what: "What you write to us",
      holds:
        "The fields of our forms, as you filled them in: name, address, what you wrote, and when it came.",
      why: "To answer you, and to find the answer again when you write a second time.",
      figure: days(messagePeriod),
      unit: "days",
      ends: "after it arrived",
      brief: {
        what: "What you write to us",
        until: `${days(messagePeriod)} days, so that we can answer and find it again`,
      },
      tables: ["messages"],
    },
  ],
};
