import { site } from "#content/site.ts";
import type { ContactValues } from "./schema.ts";
import { writeMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";
import * as house from "#server/words.ts";
import { fill } from "#shared/words.ts";
import * as words from "./words.ts";

/** Brings the message to the owner; an answer to it goes to the visitor. */
export function contactForOwner(contact: ContactValues, owner: string): Mail {
  return writeMail({
    to: owner,
    replyTo: contact.email,
    subject: contact.subject
      ? fill(words.ownerSubject, { subject: contact.subject, name: contact.name })
      : fill(words.ownerSubjectWithout, { name: contact.name }),
    paragraphs: [words.ownerText],
    facts: [
      [house.name, contact.name],
      [house.email, contact.email],
      ...(contact.subject ? [[words.subject, contact.subject] as const] : []),
      [house.message, contact.message],
    ],
  });
}

/**
 * Tells the visitor that the message arrived. It repeats nothing of it: free text would let anyone send their own words to a
 * stranger's mailbox in our name.
 */
export function contactForVisitor(contact: ContactValues): Mail {
  return writeMail({
    to: contact.email,
    replyTo: site.email,
    subject: words.visitorSubject,
    paragraphs: [house.hello, words.visitorText, words.visitorAdd],
    closing: fill(house.fromForm, { email: site.email }),
  });
}
