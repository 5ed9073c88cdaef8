import * as z from "zod/mini";
import { site } from "#content/site.ts";
import { BOOKING_MONTHS_AHEAD, bookingTimes, practiceAreas } from "./options.ts";
import { isWeekend } from "#shared/forms/calendar.ts";
import { dayAhead, daysAhead, isAhead } from "#shared/forms/day-ahead.ts";
import { choice, email, line, optionalLine, optionalText } from "#shared/forms/fields.ts";
import * as fieldWords from "#shared/forms/words.ts";
import * as words from "./words.ts";

const ahead = { months: BOOKING_MONTHS_AHEAD, timeZone: site.timeZone };

/** First and last day that can be chosen now, for the date field's `min` and `max`. */
export const bookingRange = (now?: Date) => daysAhead(ahead, now);

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
    preferredDate: dayAhead(ahead, (date) => (isWeekend(date) ? words.weekdaysOnly : null)),
    preferredTime: choice(bookingTimes, fieldWords.chooseTime),
    message: optionalText(2000),
  })
  .check(
    z.refine(
      ({ preferredDate, preferredTime }) => isAhead(preferredDate, preferredTime, site.timeZone),
      { error: fieldWords.timePassed, path: ["preferredTime"] },
    ),
  );

export type BookingValues = z.infer<typeof booking>;
