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
        throw isRefusedMail(error) ? new PermanentMailError(error.message) : error;
      }
    },
    close: () => transporter.close(),
  };
}

/**
 * True when the server refused this very mail for good: its receiver, or what stands in it. Such a mail is not tried again (RFC 5321,
 * 4.2.1: the same request is not to be repeated). What concerns every mail is the owner's to mend and is tried again, so that the mails
 * of the meantime arrive: greeting, credentials, encryption, the sender's address.
 */
function isRefusedMail(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, command, responseCode } = error as Error & Record<string, unknown>;
  if (code !== "EENVELOPE" && code !== "EMESSAGE") return false;
  // Refused by nodemailer itself, without asking: no address it can write, or larger than the server said it takes.
  if (typeof responseCode !== "number") return true;
  if (responseCode < 500 || concernsEveryMail.has(responseCode)) return false;
  return command === "MAIL FROM" ? responseCode === TOO_LARGE : true;
}

/** The answer to a MAIL command that names the mail's size (RFC 1870, 6.1). */
const TOO_LARGE = 552;

/** Out of order, no mail here, encryption or credentials wanted (RFC 5321, RFC 7504, RFC 4954), whichever command they answer. */
const concernsEveryMail: ReadonlySet<number> = new Set([503, 521, 530, 534, 535, 538]);
