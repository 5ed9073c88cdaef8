import { site } from "#content/site.ts";
import { practiceAreas } from "./options.ts";
import type { BookingValues } from "./schema.ts";
import { writeMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";

/** Tells the owner; an answer to it goes to the visitor. */
export function bookingForOwner(booking: BookingValues, owner: string): Mail {
  return writeMail({
    to: owner,
    replyTo: booking.email,
    subject: `First conversation: ${booking.name}, ${when(booking)}`,
    paragraphs: ["Someone asked for a first conversation. Reply to this email to answer them."],
    facts: [
      ["Name", booking.name],
      ["Email", booking.email],
      ...(booking.company ? [["Company", booking.company] as const] : []),
      ["Topic", topicLabel(booking)],
      ["Preferred time", when(booking)],
      ...(booking.message ? [["Message", booking.message] as const] : []),
    ],
  });
}

/**
 * Tells the visitor that the request arrived. It repeats only choices from closed lists: free text would let anyone send
 * their own words to a stranger's mailbox in our name.
 */
export function bookingForVisitor(booking: BookingValues): Mail {
  return writeMail({
    to: booking.email,
    replyTo: site.email,
    subject: "We received your request for a first conversation",
    paragraphs: [
      "Hello,",
      "Thank you for your request. We will write to you within two working days to agree a time.",
    ],
    facts: [
      ["Topic", topicLabel(booking)],
      ["Preferred time", when(booking)],
    ],
    closing: `You are receiving this email because this address was entered in a form on our site. If that was not you, let us know at ${site.email}.`,
  });
}

function topicLabel(booking: BookingValues): string {
  return practiceAreas.find(({ value }) => value === booking.topic)?.label ?? booking.topic;
}

function when({ preferredDate, preferredTime }: BookingValues): string {
  const day = new Intl.DateTimeFormat(site.language, { dateStyle: "full", timeZone: "UTC" }).format(
    new Date(`${preferredDate}T00:00:00Z`),
  );
  return `${day}, ${preferredTime} (${site.timeZone})`;
}
