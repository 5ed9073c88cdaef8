import type { Database } from "#server/db/database.ts";
import type { OutgoingMail } from "#server/mail/mail.ts";
import { createOutbox } from "#server/services/outbox.ts";

/** A mail as short as can be. */
export const plainMail: OutgoingMail = {
  id: "11111111-2222-3333-4444-555555555555",
  createdAt: Date.parse("2026-11-04T10:00:00Z"),
  to: "ada@example.com",
  subject: "Hello",
  text: "Text",
  html: "<p>Text</p>",
};

/** Puts it among the mails that wait to be sent, as a form of the site would. @param now of the server whose mail it is. */
export async function queueMail(database: Database, now: () => number = Date.now): Promise<void> {
  const outbox = createOutbox(database, now);
  await database.write((transaction) => outbox.enqueue(transaction, plainMail));
}
