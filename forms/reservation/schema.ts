import * as z from "zod/mini";
import { dayAhead, daysAhead, isAhead } from "#shared/forms/day-ahead.ts";
import { choice, email, line, optionalText } from "#shared/forms/fields.ts";
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
import * as fieldWords from "#shared/forms/words.ts";
import { fill } from "#shared/words.ts";
import * as words from "./words.ts";

const ahead = { months: RESERVATION_MONTHS_AHEAD, timeZone: reservationZone };

/** First and last day that can be chosen now, for the date field's `min` and `max`. */
export const reservationRange = (now?: Date) => daysAhead(ahead, now);

/**
 * Asking for a table (the restaurant home): a day on which the house is open, at most three months ahead, and a time at which it seats
 * guests that day, both as the clock stands in the restaurant.
 */
export const reservation = z
  .object({
    date: dayAhead(ahead, closedBecause),
    time: choice(
      allSeatings.flatMap(({ times }) => times),
      fieldWords.chooseTime,
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
    z.refine(({ date, time }) => isAhead(date, time, reservationZone), {
      error: fieldWords.timePassed,
      path: ["time"],
      when: ({ issues }) => issues.length === 0,
    }),
  );

export type ReservationValues = z.infer<typeof reservation>;

/** "Lunch 12:00 to 14:00, Dinner 18:00 to 21:30" */
function seatingHours(date: string): string {
  return servicesOn(date)
    .map(({ name, first, last }) => fill(words.seating, { service: name, first, last }))
    .join(", ");
}
