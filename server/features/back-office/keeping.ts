import { OFFICE } from "#shared/back-office/addresses.ts";
import type { Keeping, Period } from "#server/contract/keeping.ts";
import type { ServerCookie } from "#server/cookies.ts";
import { SESSION_HOURS } from "#shared/back-office/lifetimes.ts";
import { counted } from "#shared/counted.ts";
import * as formWords from "#shared/forms/words.ts";
import { fill } from "#shared/words.ts";
import * as words from "./words.ts";

/** What was done in the back office, and by whom. */
export const auditPeriod: Period = { variable: "KEEP_AUDIT_DAYS", days: 365, least: 30 };

/**
 * Opens the back office, and ends on the server earlier than here. The router asks for the data of `/admin` at `/admin.data`, which a
 * cookie for `/admin` does not reach.
 */
export const adminCookie: ServerCookie = {
  name: "vitrine_admin",
  paths: [OFFICE, `${OFFICE}.data`],
  sameSite: "Strict",
  lifetime: null,
  holds: words.adminCookieHolds,
  ends: fill(words.adminCookieEnds, { time: counted(formWords.forHours, SESSION_HOURS) }),
};

export const keeping: Keeping = {
  periods: [auditPeriod],
  cookies: [adminCookie],
  withoutHolder: {
    audit_log:
      "Of those who run the site. It names no visitor, and stays so that each of them can be held to account.",
    admin_links: "Of those who run the site, from ADMIN_EMAILS.",
    admin_sessions: "Of those who run the site, from ADMIN_EMAILS.",
  },
  things: (days) => [
    {
      id: "desk",
      place: 90,
      what: words.keptDesk,
      holds: words.keptDeskHolds,
      why: words.keptDeskWhy,
      figure: days(auditPeriod),
      unit: words.keptDeskUnit,
      ends: words.keptDeskEnds,
      tables: ["audit_log", "admin_links", "admin_sessions"],
    },
  ],
};
