import { createTransport } from "nodemailer";
import { MINUTE } from "../clock.ts";
import { compose, type Sender } from "./compose.ts";
import { type MailTransport, PermanentMailError } from "./mail.ts";

/** How long a mail server may say nothing, in ms. */
interface SmtpPatience {
  /** While a connection is made, up to its greeting: nothing was handed over. */
  connect: number;
  /** Afterwards. A server that looks into mails before it takes them is silent after the last line, and has the mail. */
  answer: number;
}

/** Silence that can mean that the mail is taken is waited for as long as RFC 5321 has it (4.5.3.2.6): less sends the mail again. */
export const smtpPatience: SmtpPatience = { connect: 10_000, answer: 10 * MINUTE };

/**
 * Sends through the mail server that SMTP_URL names. One try has no end of its own, for each answer may take its time: the outbox holds
 * the mail meanwhile.
 * @param patience shorter in tests.
 */
export function createSmtpTransport(
  url: string,
  from: Sender,
  patience: SmtpPatience = smtpPatience,
): MailTransport {
  const transporter = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: patience.connect,
    greetingTimeout: patience.connect,
    dnsTimeout: patience.connect,
    socketTimeout: patience.answer,
  });
  return {
    async send(mail, signal) {
      try {
        await transporter.sendMail({ ...compose(mail, from), signal });
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
 * of the meantime arrive: greeting, credentials, encryption, the sender's address, how much may be sent.
 */
function isRefusedMail(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, command, response, responseCode } = error as Error & Record<string, unknown>;
  if (code !== "EENVELOPE" && code !== "EMESSAGE") return false;
  // Refused by nodemailer itself, without asking: no address it can write, or larger than the server said it takes.
  if (typeof responseCode !== "number") return true;
  if (responseCode < 500 || concernsEveryMail.has(responseCode)) return false;
  if (command === "MAIL FROM") return responseCode === TOO_LARGE;
  const said = String(response);
  if (command === "RCPT TO" && mayNotSend.test(said)) return false;
  return !concernsSender.some((sign) => sign.test(said));
}

/** The answer to a MAIL command that names the mail's size (RFC 1870, 6.1). */
const TOO_LARGE = 552;

/** Out of order, no mail here, encryption or credentials wanted (RFC 5321, RFC 7504, RFC 4954), whichever command they answer. */
const concernsEveryMail: ReadonlySet<number> = new Set([503, 521, 530, 534, 535, 538]);

/** In answer to a receiver, rules (RFC 3463, 3.8) are about who sends: Postfix holds its answer to MAIL FROM back until then. */
const mayNotSend = /^\d{3}[ -]5\.7\.\d/;

/** Providers that say so as late as after the mail: Gmail (5.4.5), Exchange (5.7.60), SES; and Exim, which gives no further code. */
const concernsSender: readonly RegExp[] = [
  /^\d{3}[ -]5\.(?:4\.5|7\.60)\b/,
  /not verified|sending (?:limit|quota)|send as|relay(?:ing)? (?:denied|not permitted)/i,
];
