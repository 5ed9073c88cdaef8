import type { Keeping, Period } from "#server/contract/keeping.ts";
import { unconfirmedPeriod } from "#server/house-keeping.ts";

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
      what: "Your address on the list",
      holds: "The address, when you asked for it, when you confirmed and when you left.",
      why: "To send you the letter, and to be able to show that you asked for it.",
      figure: "Until",
      unit: "you leave",
      ends: `and ${days(unsubscribedPeriod)} days longer, so that a second press on the link still finds it`,
      brief: {
        what: "Your address, if you join the list",
        until: `until you leave, and ${days(unsubscribedPeriod)} days more`,
      },
      tables: ["subscriptions"],
    },
    {
      id: "unconfirmed",
      place: 21,
      what: "An address that never confirmed",
      holds: "The same, without a confirmation. The link in the first mail works for seven days.",
      why: "Somebody may have mistyped theirs, and you should not hear from us more than once.",
      figure: days(unconfirmedPeriod),
      unit: "days",
      ends: "after it was last entered",
      tables: ["subscriptions", "subscription_tokens"],
    },
  ],
};
