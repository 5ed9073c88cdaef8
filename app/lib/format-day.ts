import { site } from "#content/site.ts";

/** A calendar day (`2026-03-14`) as the site's language writes it. Days have no zone: the result is the same everywhere. */
export function formatDay(day: string): string {
  const format = new Intl.DateTimeFormat(site.locale, { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}
