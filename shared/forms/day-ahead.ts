import * as z from "zod/mini";
import { fill } from "../words.ts";
import { addMonths, isCalendarDate, localMoment } from "./calendar.ts";
import * as words from "./words.ts";

/** How far ahead a day may be chosen: until the same day some months later, as the clock stands in a time zone (IANA name). */
export interface DaysAhead {
  months: number;
  timeZone: string;
}

/** First and last day that can be chosen now, for the date field's `min` and `max`. */
export function daysAhead(
  { months, timeZone }: DaysAhead,
  now = new Date(),
): { first: string; last: string } {
  const first = localMoment(now, timeZone).date;
  return { first, last: addMonths(first, months) };
}

/** A required day from today on. `whyNot` says what else is wrong with a day that can be chosen, or null. */
export const dayAhead = (ahead: DaysAhead, whyNot: (date: string) => string | null) =>
  z.string().check(
    z.trim(),
    z.minLength(1, { error: words.fieldRequired, abort: true }),
    z.refine(isCalendarDate, { error: words.validDate, abort: true }),
    z.refine((date) => date >= daysAhead(ahead).first, { error: words.datePassed, abort: true }),
    z.refine((date) => date <= daysAhead(ahead).last, {
      error: fill(words.dateTooFar, { months: ahead.months }),
      abort: true,
    }),
    z.refine((date) => whyNot(date) === null, {
      error: ({ input }) => whyNot(input as string) ?? undefined,
    }),
  );

/** Whether a time of a day is still to come. */
export function isAhead(date: string, time: string, timeZone: string): boolean {
  const now = localMoment(new Date(), timeZone);
  return date !== now.date || time > now.time;
}
