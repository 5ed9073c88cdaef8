import { instantOf, type ZonedTime } from "#app/lib/countdown.ts";

/** A moment of every week, on the clocks of its zone. */
export interface WeeklyMoment {
  /** As in `Date`: 0 is Sunday. */
  weekday: number;
  /** `22:00` */
  time: string;
  /** IANA name: `Europe/Brussels`. */
  timeZone: string;
}

const DAY = 86_400_000;

/** The next time that a weekly moment comes round, strictly after `now` (ms since 1970). */
export function nextOf({ weekday, time, timeZone }: WeeklyMoment, now: number): ZonedTime {
  // Days are counted on the calendar of the zone: a day on which clocks are changed is not 24 hours long.
  const today = Date.parse(dateIn(timeZone, now));
  const ahead = (weekday - new Date(today).getUTCDay() + 7) % 7;
  const on = (days: number): ZonedTime => ({
    at: `${new Date(today + days * DAY).toISOString().slice(0, 10)}T${time}`,
    timeZone,
  });
  const first = on(ahead);
  return instantOf(first) > now ? first : on(ahead + 7);
}

/** The day that it is in a zone: `2026-11-22`. */
function dateIn(timeZone: string, now: number): string {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value;
  return `${part("year")}-${part("month")}-${part("day")}`;
}
