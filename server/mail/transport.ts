import type { Logger } from "pino";
import { site } from "#content/site.ts";
import { withAsciiDomain } from "#shared/forms/mail-address.ts";
import type { Settings } from "../env.ts";
import { createDiskTransport } from "./disk-transport.ts";
import type { MailTransport } from "./mail.ts";
import { createSmtpTransport } from "./smtp-transport.ts";

/** The transport that the settings ask for: SMTP_URL, else files in the data folder. */
export function createMailTransport(settings: Settings, logger: Logger): MailTransport {
  const from = { name: site.name, address: settings.mailFrom ?? withAsciiDomain(site.email) };
  return settings.smtpUrl
    ? createSmtpTransport(settings.smtpUrl, from)
    : createDiskTransport(settings.dataDir, from, logger);
}
