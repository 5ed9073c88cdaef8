/** Dates as `YYYY-MM-DD` and times as `HH:MM`: what date and time fields send. Both compare as plain strings. */
export interface LocalMoment {
  date: string;
  time: string;
}

/** Kept by zone: to make one takes as long as to read fifty clocks. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** What the clock on the wall shows in a time zone (IANA name) at an instant. */
export function localMoment(instant: Date, timeZone: string): LocalMoment {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat("en-CA", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
    clocks.set(timeZone, clock);
  }
  const part = Object.fromEntries(
    clock.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  return { date: `${part.year}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}` };
}

/** True for a day that exists: `2026-02-29` does not. */
export function isCalendarDate(date: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return false;
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === date;
}

/** Days of every year, month and day (`12-24`), both ends included. One may go over the end of the year. */
export interface YearlySpan {
  from: string;
  to: string;
}

/** Whether a day (`YYYY-MM-DD`) is one of those, in whatever year. */
export function isWithin(date: string, { from, to }: YearlySpan): boolean {
  const monthDay = date.slice(5);
  return from <= to ? from <= monthDay && monthDay <= to : from <= monthDay || monthDay <= to;
}

/** Saturday or Sunday. */
export function isWeekend(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay();
  return day === 0 || day === 6;
}

/** The same day some months later; the month's last day when there is no such day (31 August + 6 is 28 February). */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = date.split("-").map(Number) as [number, number, number];
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)))
    .toISOString()
    .slice(0, 10);
}
