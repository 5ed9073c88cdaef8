import { listOf, mailbox, settingsPart } from "#server/contract/settings.ts";

export interface BackOfficeSettings {
  /** Who may sign in, in lower case. Nobody: there is no back office. */
  adminEmails: readonly string[];
}

export const backOfficeSettings = settingsPart({
  variables: {
    ADMIN_EMAILS: [
      listOf(mailbox),
      "the addresses of whoever runs the site, separated by commas, for example ADMIN_EMAILS=owner@example.com",
    ],
  },
  make: ({ ADMIN_EMAILS = [] }): BackOfficeSettings => ({
    adminEmails: ADMIN_EMAILS.map((email) => email.toLowerCase()),
  }),
});
