import { site } from "#content/site.ts";
import { practiceAreas } from "./options.ts";
import type { BookingValues } from "./schema.ts";
import { writeMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";
import * as house from "#server/words.ts";
import { placeOf } from "#shared/place-of.ts";
import { fill } from "#shared/words.ts";
import * as words from "./words.ts";

/** Tells the owner; an answer to it goes to the visitor. */
export function bookingForOwner(booking: BookingValues, owner: string): Mail {
  return writeMail({
    to: owner,
    replyTo: booking.email,
    subject: fill(words.ownerSubject, { name: booking.name, when: when(booking) }),
    paragraphs: [words.ownerText],
    facts: [
      [house.name, booking.name],
      [house.email, booking.email],
      ...(booking.company ? [[words.company, booking.company] as const] : []),
      [house.topic, topicLabel(booking)],
      [words.preferredTime, when(booking)],
      ...(booking.message ? [[house.message, booking.message] as const] : []),
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
    subject: words.visitorSubject,
    paragraphs: [house.hello, words.visitorText],
    facts: [
      [house.topic, topicLabel(booking)],
      [words.preferredTime, when(booking)],
    ],
    closing: fill(house.fromForm, { email: site.email }),
  });
}

function topicLabel(booking: BookingValues): string {
  return practiceAreas.find(({ value }) => value === booking.topic)?.label ?? booking.topic;
}

function when({ preferredDate, preferredTime }: BookingValues): string {
  const day = new Intl.DateTimeFormat(site.locale, { dateStyle: "full", timeZone: "UTC" }).format(
    new Date(`${preferredDate}T00:00:00Z`),
  );
  return fill(words.when, { day, time: preferredTime, place: placeOf(site.timeZone, site) });
}
