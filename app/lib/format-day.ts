// @chunk format-day
import { site } from "#content/site.ts";

/** A calendar day (`2026-03-14`) as the site's language writes it. Days have no zone: the result is the same everywhere. */
export function formatDay(day: string): string {
  const format = new Intl.DateTimeFormat(site.locale, { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** The same day in its parts, for calendars: `3`, `November`, `2026`. */
export function calendarDay(day: string): { day: string; month: string; year: string } {
  const date = new Date(`${day}T00:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(site.locale, { ...options, timeZone: "UTC" }).format(date);
  return {
    day: part({ day: "numeric" }),
    month: part({ month: "long" }),
    year: part({ year: "numeric" }),
  };
}

/** The day with its weekday, as a paper prints it under its name. */
export function formatWeekday(day: string): string {
  const format = new Intl.DateTimeFormat(site.locale, { dateStyle: "full", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}
