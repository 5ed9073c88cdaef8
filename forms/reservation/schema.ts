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
import { fill } from "#shared/words.ts";
import * as words from "./words.ts";

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
      z.refine(isCalendarDate, { error: words.validDate, abort: true }),
      z.refine((date) => date >= reservationRange().first, {
        error: words.datePassed,
        abort: true,
      }),
      z.refine((date) => date <= reservationRange().last, {
        error: fill(words.dateTooFar, { months: RESERVATION_MONTHS_AHEAD }),
        abort: true,
      }),
      z.refine((date) => closedBecause(date) === null, {
        error: ({ input }) => closedBecause(input as string) ?? undefined,
      }),
    ),
    time: choice(
      allSeatings.flatMap(({ times }) => times),
      words.chooseTime,
    ),
    guests: choice(tableSizes, fill(words.chooseGuests, { most: LARGEST_TABLE })),
    name: line(120),
    email: email(),
    note: optionalText(500),
  })
  .check(
    z.refine(({ date, time }) => timesOn(date).includes(time), {
      error: ({ input }) =>
        fill(words.otherTimes, { times: seatingHours((input as { date: string }).date) }),
      path: ["time"],
      when: ({ issues }) => issues.length === 0,
    }),
    z.refine(
      ({ date, time }) => {
        const now = localMoment(new Date(), reservationZone);
        return date !== now.date || time > now.time;
      },
      {
        error: words.timePassed,
        path: ["time"],
        when: ({ issues }) => issues.length === 0,
      },
    ),
  );

export type ReservationValues = z.infer<typeof reservation>;

/** "lunch 12:00 to 14:00, dinner 18:00 to 21:30" */
function seatingHours(date: string): string {
  return servicesOn(date)
    .map(({ name, first, last }) =>
      fill(words.seating, { service: name.toLowerCase(), first, last }),
    )
    .join(", ");
}
