import type { Keeping, Period } from "#server/contract/keeping.ts";
import type { ServerCookie } from "#server/cookies.ts";

/** What was done in the back office, and by whom. */
export const auditPeriod: Period = { variable: "KEEP_AUDIT_DAYS", days: 365, least: 30 };

/**
 * Opens the back office, and ends on the server earlier than here. The router asks for the data of `/admin` at `/admin.data`, which a
 * cookie for `/admin` does not reach.
 */
export const adminCookie: ServerCookie = {
  name: "vitrine_admin",
  paths: ["/admin", "/admin.data"],
  sameSite: "Strict",
  lifetime: null,
  holds: "the key to the back office; only those who run this site ever get one",
  ends: "When they sign out or close the browser, after twelve hours at most",
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
      what: "What we do with it",
      holds:
        "Which of us sent an order, answered a message, let a comment in or handed data out, and when; our own address, the number of the order, never your name. While one of us works here, that they do.",
      why: "So that we can tell who did what with your things, and when.",
      figure: days(auditPeriod),
      unit: "days",
      ends: "after it was done",
      tables: ["audit_log", "admin_links", "admin_sessions"],
    },
  ],
};
