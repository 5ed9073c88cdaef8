import { site } from "#content/site.ts";
import { reservationZone } from "./hours.ts";
import type { ReservationValues } from "./schema.ts";
import { writeMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";
import * as house from "#server/words.ts";
import { placeOf } from "#shared/place-of.ts";
import { fill } from "#shared/words.ts";
import * as words from "./words.ts";

/** Tells the owner; an answer to it goes to the guest. */
export function reservationForOwner(reservation: ReservationValues, owner: string): Mail {
  const { name, email, note } = reservation;
  return writeMail({
    to: owner,
    replyTo: email,
    subject: fill(words.ownerSubject, {
      guests: reservation.guests,
      when: when(reservation),
      name,
    }),
    paragraphs: [words.ownerText],
    facts: [
      ...facts(reservation),
      [house.name, name],
      [house.email, email],
      ...(note ? [[words.note, note] as const] : []),
    ],
  });
}

/**
 * Tells the guest that the request arrived. It repeats only what was chosen from closed lists: name and note are free text, which would
 * let anyone send their own words to a stranger's mailbox in our name.
 */
export function reservationForGuest(reservation: ReservationValues): Mail {
  return writeMail({
    to: reservation.email,
    replyTo: site.email,
    subject: words.guestSubject,
    paragraphs: [words.goodEvening, words.guestText],
    facts: facts(reservation),
    closing: fill(house.fromForm, { email: site.email }),
  });
}

function facts(reservation: ReservationValues): (readonly [string, string])[] {
  return [
    [
      words.dayAndTime,
      fill(words.whenInZone, { when: when(reservation), place: placeOf(reservationZone, site) }),
    ],
    [words.guests, reservation.guests],
  ];
}

function when({ date, time }: ReservationValues): string {
  const day = new Intl.DateTimeFormat(site.locale, { dateStyle: "full", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );
  return fill(words.when, { day, time });
}
