import type { OutgoingMail } from "#server/mail/mail.ts";

/** A mail as short as can be. */
export const plainMail: OutgoingMail = {
  id: "11111111-2222-3333-4444-555555555555",
  createdAt: Date.parse("2026-11-04T10:00:00Z"),
  to: "ada@example.com",
  subject: "Hello",
  text: "Text",
  html: "<p>Text</p>",
};
