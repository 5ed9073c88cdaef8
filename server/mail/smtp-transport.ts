import { createTransport } from "nodemailer";
import { compose, type Sender } from "./compose.ts";
import { type MailTransport, PermanentMailError } from "./mail.ts";

/** Sends through the mail server that SMTP_URL names. All its waits together stay below the outbox's lease. */
export function createSmtpTransport(url: string, from: Sender): MailTransport {
  const transporter = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    dnsTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async send(mail) {
      try {
        await transporter.sendMail(compose(mail, from));
      } catch (error) {
        throw isRefusedReceiver(error) ? new PermanentMailError(error.message) : error;
      }
    },
    close: () => transporter.close(),
  };
}

/** A 5xx answer to the envelope: no such mailbox. Refused credentials are the owner's to mend and are tried again. */
function isRefusedReceiver(error: unknown): error is Error {
  return (
    error instanceof Error &&
    "code" in error &&
    error.code === "EENVELOPE" &&
    "responseCode" in error &&
    typeof error.responseCode === "number" &&
    error.responseCode >= 500
  );
}
