import * as z from "zod/mini";
import { addMonths, isCalendarDate, localMoment } from "#shared/forms/calendar.ts";
import { choice, email, line, messages, optionalText } from "#shared/forms/fields.ts";
import {
  allSeatings,
  closedBecause,
  LARGEST_TABLE,
  RESERVATION_MONTHS_AHEAD,
  reservationZone,
  servicesOn,
  tableSizes,
  timesOn,
} from "./hours.ts";

/** First and last day that can be chosen now, for the date field's `min` and `max`. */
export function reservationRange(now = new Date()): { first: string; last: string } {
  const first = localMoment(now, reservationZone).date;
  return { first, last: addMonths(first, RESERVATION_MONTHS_AHEAD) };
}

/**
 * Asking for a table (the restaurant home): a day on which the house is open, at most three months ahead, and a time at which it seats
 * guests that day, both as the clock stands in the restaurant.
 */
export const reservation = z
  .object({
    date: z.string().check(
      z.trim(),
      z.minLength(1, { error: messages.required, abort: true }),
      z.refine(isCalendarDate, { error: "Enter a valid date.", abort: true }),
      z.refine((date) => date >= reservationRange().first, {
        error: "This date has passed. Choose a later one.",
        abort: true,
      }),
      z.refine((date) => date <= reservationRange().last, {
        error: `Choose a date within ${RESERVATION_MONTHS_AHEAD} months.`,
        abort: true,
      }),
      z.refine((date) => closedBecause(date) === null, {
        error: ({ input }) => closedBecause(input as string) ?? undefined,
      }),
    ),
    time: choice(
      allSeatings.flatMap(({ times }) => times),
      "Choose a time.",
    ),
    guests: choice(tableSizes, `Choose a number from 1 to ${LARGEST_TABLE}.`),
    name: line(120),
    email: email(),
    note: optionalText(500),
  })
  .check(
    z.refine(({ date, time }) => timesOn(date).includes(time), {
      error: ({ input }) =>
        `On that day you can book ${seatingHours((input as { date: string }).date)}.`,
      path: ["time"],
      when: ({ issues }) => issues.length === 0,
    }),
    z.refine(
      ({ date, time }) => {
        const now = localMoment(new Date(), reservationZone);
        return date !== now.date || time > now.time;
      },
      {
        error: "This time has passed. Choose a later one.",
        path: ["time"],
        when: ({ issues }) => issues.length === 0,
      },
    ),
  );

export type ReservationValues = z.infer<typeof reservation>;

/** "lunch 12:00 to 14:00, dinner 18:00 to 21:30" */
function seatingHours(date: string): string {
  return servicesOn(date)
    .map(({ name, first, last }) => `${name.toLowerCase()} ${first} to ${last}`)
    .join(", ");
}
