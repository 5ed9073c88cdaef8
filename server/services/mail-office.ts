import type { Audit, Admin, Listed, ListRequest, OfficeAction } from "../contract/office.ts";
import type { Database } from "../db/database.ts";
import type { WriteTransaction } from "../db/tables.ts";
import { conflict } from "../routes/refusal.ts";
import * as words from "../words.ts";
import { jsonField, listPage, plain } from "./listing.ts";
import type { Outbox } from "./outbox.ts";

/** A mail that was given up. */
interface FailedMail {
  id: string;
  to: string;
  subject: string;
  /** What the mail server said, without addresses; or that it was never asked. */
  reason: string;
  failedAt: number;
  /** Whether the link in it has ended: sending it again helps nobody. */
  isExpired: boolean;
}

interface AdminFailedMails {
  /** The newest first; without states and search. */
  list(request: ListRequest): Promise<Listed<FailedMail>>;
  /** Puts it on its way once more, with all its tries. False: it is not there any more, or its link has ended. */
  sendAgain(admin: Admin, id: string): Promise<boolean>;
  /** Deletes it. False: it is not there any more. */
  remove(admin: Admin, id: string): Promise<boolean>;
}

interface Parts {
  database: Database;
  outbox: Pick<Outbox, "wake">;
  audit: Audit;
  now: () => number;
}

/** Mails that were given up, for whoever runs the site. */
export function createAdminFailedMails({ database, outbox, audit, now }: Parts): AdminFailedMails {
  const { queries, kind } = database;

  return {
    list({ page }) {
      return listPage(page, failedMails(queries), async (asked) => {
        const rows = await asked
          .select(["id", "last_error", "failed_at", "next_attempt_at", "valid_until"])
          .select([
            jsonField(kind, "mail", "to").as("to"),
            jsonField(kind, "mail", "subject").as("subject"),
          ])
          .orderBy((eb) => eb.fn.coalesce("failed_at", "next_attempt_at"), "desc")
          .orderBy("id", "desc")
          .execute();
        return rows.map(({ last_error, failed_at, next_attempt_at, valid_until, ...row }) => ({
          ...row,
          reason: last_error ?? words.neverTried,
          // Where it was not noted yet, the last try's lease ended then.
          failedAt: failed_at ?? next_attempt_at,
          isExpired: valid_until !== null && valid_until <= now(),
        }));
      });
    },

    async sendAgain(admin, id) {
      const found = await database.write(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable("outbox")
          .set({
            state: "pending",
            attempts: 0,
            next_attempt_at: now(),
            last_error: null,
            failed_at: null,
          })
          .where("id", "=", plain(id))
          .where("state", "=", "failed")
          .where((eb) => eb.or([eb("valid_until", "is", null), eb("valid_until", ">", now())]))
          .executeTakeFirstOrThrow();
        return noted(transaction, admin, id, words.mailSentAgain, numUpdatedRows);
      });
      outbox.wake();
      return found;
    },

    remove: (admin, id) =>
      database.write(async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom("outbox")
          .where("id", "=", plain(id))
          .where("state", "=", "failed")
          .executeTakeFirstOrThrow();
        return noted(transaction, admin, id, words.mailRemoved, numDeletedRows);
      }),
  };

  async function noted(
    transaction: WriteTransaction,
    admin: Admin,
    id: string,
    action: string,
    rows: bigint,
  ): Promise<boolean> {
    if (rows === 0n) return false;
    await audit(transaction, admin, { action, subject: plain(id) });
    return true;
  }
}

/** All that were given up, nothing selected yet. */
export function failedMails(queries: Database["queries"]) {
  return queries.selectFrom("outbox").where("state", "=", "failed");
}

/** The form that sends one again. */
export function sendMailAgain(mails: AdminFailedMails): OfficeAction {
  return {
    sent: words.mailUpdated,
    act: async (admin, { id = "" }) =>
      (await mails.sendAgain(admin, id)) ? words.mailOnItsWay : conflict("form", words.mailGone),
  };
}

/** The form that says that one is dealt with. */
export function removeMail(mails: AdminFailedMails): OfficeAction {
  return {
    sent: words.mailUpdated,
    act: async (admin, { id = "" }) =>
      (await mails.remove(admin, id)) ? words.mailDone : conflict("form", words.mailGone),
  };
}
