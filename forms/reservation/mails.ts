import { site } from "#content/site.ts";
import { reservationZone } from "./hours.ts";
import type { ReservationValues } from "./schema.ts";
import { writeMail } from "#server/mail/layout.ts";
import type { Mail } from "#server/mail/mail.ts";

/** Tells the owner; an answer to it goes to the guest. */
export function reservationForOwner(reservation: ReservationValues, owner: string): Mail {
  const { name, email, note } = reservation;
  return writeMail({
    to: owner,
    replyTo: email,
    subject: `Table for ${reservation.guests}, ${when(reservation)} (${name})`,
    paragraphs: ["Someone asked for a table. Reply to this email to confirm it."],
    facts: [
      ...facts(reservation),
      ["Name", name],
      ["Email", email],
      ...(note ? [["Note", note] as const] : []),
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
    subject: "We received your request for a table",
    paragraphs: [
      "Good evening,",
      "Thank you. We will write to you within a day, either to confirm your table or to offer you another time. Until then nothing is booked.",
    ],
    facts: facts(reservation),
    closing: `You are receiving this email because this address was entered in a form on our site. If that was not you, let us know at ${site.email}.`,
  });
}

function facts(reservation: ReservationValues): (readonly [string, string])[] {
  return [
    ["Day and time", `${when(reservation)} (${reservationZone})`],
    ["Guests", reservation.guests],
  ];
}

function when({ date, time }: ReservationValues): string {
  const day = new Intl.DateTimeFormat(site.locale, { dateStyle: "full", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );
  return `${day}, ${time}`;
}
