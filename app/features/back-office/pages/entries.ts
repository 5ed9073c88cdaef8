import { type ExtraRoute, officePage } from "#registry/page.ts";
import {
  AUDIT_LOG,
  FAILED_MAILS,
  OFFICE,
  PEOPLE,
  PERSON_FILE,
  signInPath,
} from "#shared/back-office/addresses.ts";
import * as words from "#shared/back-office/words.ts";

/** For whoever runs the site, and nowhere unless ADMIN_EMAILS is set. What features add to it stands in their own entries. */
export const others: readonly ExtraRoute[] = [
  officePage({
    path: OFFICE,
    title: words.overview,
    reason: "the owner's day: what waits for somebody",
    module: "features/back-office/pages/overview.tsx",
  }),
  officePage({
    path: PEOPLE,
    title: words.people,
    reason: "what is kept about one address, and its end",
    module: "features/back-office/pages/people.tsx",
  }),
  { path: PERSON_FILE, reason: "the same as a file for the person who asks" },
  officePage({
    path: AUDIT_LOG,
    title: words.auditLog,
    reason: "what was done in the back office",
    module: "features/back-office/pages/audit.tsx",
  }),
  officePage({
    path: FAILED_MAILS,
    title: words.failedMails,
    reason: "mails that were given up, to be sent again",
    module: "features/back-office/pages/failed-mails.tsx",
  }),
  {
    path: signInPath(":token"),
    title: words.signIn,
    reason: "where the mailed link leads; it works once",
    module: "features/back-office/pages/sign-in.tsx",
  },
];
