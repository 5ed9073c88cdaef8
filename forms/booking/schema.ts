import * as z from "zod/mini";
import { site } from "#content/site.ts";
import { BOOKING_MONTHS_AHEAD, bookingTimes, practiceAreas } from "./options.ts";
import { addMonths, isCalendarDate, isWeekend, localMoment } from "#shared/forms/calendar.ts";
import { choice, email, line, messages, optionalLine, optionalText } from "#shared/forms/fields.ts";
import { fill } from "#shared/words.ts";
import * as words from "./words.ts";

/** First and last day that can be chosen now, for the date field's `min` and `max`. */
export function bookingRange(now = new Date()): { first: string; last: string } {
  const first = localMoment(now, site.timeZone).date;
  return { first, last: addMonths(first, BOOKING_MONTHS_AHEAD) };
}

/**
 * Booking a first conversation (the consulting home). A working day, not in the past and at most six months ahead, and a
 * half-hour slot: both as the clock stands in `site.timeZone`.
 */
export const booking = z
  .object({
    name: line(120),
    email: email(),
    company: optionalLine(120),
    topic: choice(
      practiceAreas.map((area) => area.value),
      words.chooseTopic,
    ),
    preferredDate: z.string().check(
      z.trim(),
      z.minLength(1, { error: messages.required, abort: true }),
      z.refine(isCalendarDate, { error: words.validDate, abort: true }),
      z.refine((date) => date >= bookingRange().first, {
        error: words.datePassed,
        abort: true,
      }),
      z.refine((date) => date <= bookingRange().last, {
        error: fill(words.dateTooFar, { months: BOOKING_MONTHS_AHEAD }),
        abort: true,
      }),
      z.refine((date) => !isWeekend(date), words.weekdaysOnly),
    ),
    preferredTime: choice(bookingTimes, words.chooseTime),
    message: optionalText(2000),
  })
  .check(
    z.refine(
      ({ preferredDate, preferredTime }) => {
        const now = localMoment(new Date(), site.timeZone);
        return preferredDate !== now.date || preferredTime > now.time;
      },
      { error: words.timePassed, path: ["preferredTime"] },
    ),
  );

export type BookingValues = z.infer<typeof booking>;
