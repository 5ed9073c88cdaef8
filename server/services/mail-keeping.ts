import { sql } from "kysely";
import type { MadeFeature } from "../contract/feature.ts";
import type { Database } from "../db/database.ts";
import { mailPeriod } from "../house-keeping.ts";
import { countRows } from "./listing.ts";
import { mailHolder } from "./mail-holder.ts";
import * as words from "../words.ts";

/**
 * What the house itself keeps: mails on their way, and the record of those that went out.
 * @param own the site's own addresses (`server/mail/about-whom.ts`).
 */
export function mailKeeping(database: Database, own: ReadonlySet<string>) {
  return {
    service: {},
    personalData: [mailHolder(database.kind, own)],
    retention: (_time, before) => [
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
    office: () => ({
      panels: {},
      tasks: {
        failedMails: {
          words: words.failedMails,
          hint: words.failedMailsHint,
          href: null,
        },
      },
      async waiting() {
        const failed = database.queries.selectFrom("outbox").where("state", "=", "failed");
        return { failedMails: await countRows(failed) };
      },
    }),
  } satisfies MadeFeature;
}
