import type { SendMailOptions } from "nodemailer";
import { type OutgoingMail, PermanentMailError } from "./mail.ts";

export interface Sender {
  name: string;
  address: string;
}

/**
 * What nodemailer is given. Addresses go in as objects, so that no text is ever parsed as a list of receivers.
 * @throws {PermanentMailError} when an address is not one: no later try makes it one.
 */
export function compose(mail: OutgoingMail, from: Sender): SendMailOptions {
  return {
    from,
    to: { name: "", address: singleAddress(mail.to) },
    ...(mail.replyTo ? { replyTo: { name: "", address: singleAddress(mail.replyTo) } } : {}),
    subject: singleLine(mail.subject),
    text: mail.text,
    html: mail.html,
    date: new Date(mail.createdAt),
    messageId: `<${mail.id}@${from.address.split("@")[1] ?? "localhost"}>`,
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(mail.listUnsubscribe
        ? {
            "List-Unsubscribe": { prepared: true, value: `<${singleLine(mail.listUnsubscribe)}>` },
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          }
        : {}),
    },
    // Never read files or fetch addresses on behalf of a mail's content.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The last guard against header injection and further receivers; the forms' schemas refuse such values before. */
function singleAddress(address: string): string {
  if (!/^[^\s\p{Cc}<>,;:"()@]+@[^\s\p{Cc}<>,;:"()@]+$/u.test(address)) {
    throw new PermanentMailError("not a single mail address");
  }
  return address;
}

function singleLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
