// @chunk format-day
import { site } from "#content/site.ts";
import { type DayAlone, type DayFacts, writeAlone, writeDay } from "#shared/locale/write-days.ts";

declare global {
  /** Of a build (`scripts/vite/locale-constants.ts`), where the site's locale has the calendar and the figures that it knows. */
  const LOCALE_DAYS: DayFacts | undefined;
}

/** How the site's locale writes days; without it `Intl` is asked. */
const facts = typeof LOCALE_DAYS === "undefined" ? null : LOCALE_DAYS;

/** A calendar day (`2026-03-14`) as the site's language writes it. Days have no zone: the result is the same everywhere. */
export function formatDay(day: string): string {
  return written(day, "long");
}

/** The day with its weekday, as a paper prints it under its name. */
export function formatWeekday(day: string): string {
  return written(day, "full");
}

/** The same day in its parts, for calendars: `3`, `November`, `2026`, `Tuesday`. */
export function calendarDay(day: string): DayAlone {
  return typeof LOCALE_DAYS === "undefined"
    ? {
        day: byIntl(day, { day: "numeric" }),
        month: byIntl(day, { month: "long" }),
        year: byIntl(day, { year: "numeric" }),
        weekday: byIntl(day, { weekday: "long" }),
      }
    : writeAlone(day, facts!);
}

function written(day: string, style: "long" | "full"): string {
  return typeof LOCALE_DAYS === "undefined"
    ? byIntl(day, { dateStyle: style })
    : writeDay(day, style, facts!);
}

function byIntl(day: string, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(site.locale, { ...options, timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}
