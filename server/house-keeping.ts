import type { Keeping, Period } from "./contract/keeping.ts";
import type { ServerCookie } from "./cookies.ts";

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
  holds: "the name of the form you just sent without script, so that the page can thank you once",
  ends: "After a minute at most",
};

/** What the house itself keeps of visitors, whatever its features are. */
export const houseKeeping: Keeping = {
  periods: [mailPeriod, unconfirmedPeriod],
  things: (days) => [
    {
      id: "mails",
      place: 80,
      what: "Mails on their way",
      holds:
        "The whole mail while it waits. Once it is sent only the time stays; one that cannot be delivered stays whole. Where no mail server is set up, each is kept as a file.",
      why: "So that nothing is lost when a mail server is away for a night.",
      figure: days(mailPeriod),
      unit: "days",
      ends: "after it was sent, given up or kept",
      brief: {
        what: "Mails that went out",
        until: `${days(mailPeriod)} days, mostly only the time`,
      },
      tables: ["outbox"],
    },
    {
      id: "limits",
      place: 100,
      what: "That somebody sends very much",
      holds:
        "A scrambled trace of your network address and of the mailbox you name, with a count. It cannot be turned back into either without our key.",
      why: "So that nobody can flood us, or a stranger’s mailbox through us.",
      figure: "2",
      unit: "hours",
      ends: "and a few minutes after the last try, at most",
      tables: [],
    },
    {
      id: "log",
      place: 110,
      what: "The server’s diary",
      holds:
        "Time, a number for the request, the page without anything after its question mark, and how long the answer took. No network address, no name, no browser.",
      why: "To find faults.",
      figure: "No",
      unit: "persons",
      ends: "stand in it, so it is kept as long as it is of use",
      tables: [],
    },
  ],
  impersonal: {
    settings: "The secret for signatures, when the clock was last seen, and the like.",
  },
  cookies: [noticeCookie],
};
