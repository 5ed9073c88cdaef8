import { sql } from "kysely";
import { FAILED_MAILS } from "#shared/back-office/addresses.ts";
import type { MadeFeature } from "../contract/feature.ts";
import type { Audit } from "../contract/office.ts";
import type { Database } from "../db/database.ts";
import { mailPeriod } from "../house-keeping.ts";
import { countRows } from "./listing.ts";
import { mailHolder } from "./mail-holder.ts";
import { createAdminFailedMails, failedMails, removeMail, sendMailAgain } from "./mail-office.ts";
import type { Outbox } from "./outbox.ts";
import * as words from "../words.ts";

interface Parts {
  database: Database;
  outbox: Outbox;
  /** The site's own addresses (`server/mail/about-whom.ts`). */
  own: ReadonlySet<string>;
  now: () => number;
}

/** What the house itself keeps: mails on their way, those that were given up, and the record of those that went out. */
export function mailKeeping({ database, outbox, own, now }: Parts) {
  return {
    service: {},
    personalData: [mailHolder(database.kind, own)],
    retention: (time, before) => [
      {
        table: "outbox",
        key: "id",
        isPast: sql`state = 'pending' and valid_until <= ${time}`,
        // Its receiver waits for it: the owner finds it with those that were given up.
        instead: sql`state = 'failed', failed_at = ${time}`,
      },
      {
        table: "outbox",
        key: "id",
        isPast: sql`state = 'sent' and sent_at < ${before(mailPeriod)}`,
      },
      {
        table: "outbox",
        key: "id",
        // Where the time was not noted yet, that of the last try: its lease ended then.
        isPast: sql`state = 'failed' and coalesce(failed_at, next_attempt_at) < ${before(mailPeriod)}`,
      },
    ],
    office({ audit }: { audit: Audit }) {
      const panel = createAdminFailedMails({ database, outbox, audit, now });
      return {
        panels: { failedMails: panel },
        tasks: {
          failedMails: {
            words: words.failedMails,
            hint: words.failedMailsHint,
            href: FAILED_MAILS,
          },
        },
        actions: { "mail-again": sendMailAgain(panel), "mail-done": removeMail(panel) },
        async waiting() {
          return { failedMails: await countRows(failedMails(database.queries)) };
        },
      };
    },
  } satisfies MadeFeature;
}
