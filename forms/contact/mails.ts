import { site } from "#content/site.ts";
import type { ContactValues } from "./schema.ts";
import { writeMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";

/** Brings the message to the owner; an answer to it goes to the visitor. */
export function contactForOwner(contact: ContactValues, owner: string): Mail {
  return writeMail({
    to: owner,
    replyTo: contact.email,
    subject: contact.subject
      ? `${contact.subject} (${contact.name})`
      : `Message from ${contact.name}`,
    paragraphs: [
      "Someone wrote to you through the contact form. Reply to this email to answer them.",
    ],
    facts: [
      ["Name", contact.name],
      ["Email", contact.email],
      ...(contact.subject ? [["Subject", contact.subject] as const] : []),
      ["Message", contact.message],
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
    subject: "Your message has arrived",
    paragraphs: [
      "Hello,",
      "We have received your message and a person will read it. We will reply to this address within two working days.",
      "If you want to add something, reply to this email: it reaches the same people.",
    ],
    closing: `You are receiving this email because this address was entered in a form on our site. If that was not you, let us know at ${site.email}.`,
  });
}
