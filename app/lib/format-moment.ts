import { site } from "#content/site.ts";
import { placeOf } from "#shared/place-of.ts";
import { fill } from "#shared/words.ts";
import * as words from "./words.ts";

/**
 * "Sunday 28 March 2027, 10:00, Paris time": an instant (ms since 1970) as the clocks of a zone show it, whatever the visitor's own. Put
 * together from its parts, because the ready-made styles differ between the server's and the browser's data.
 */
export function formatMoment(instant: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(site.locale, {
    timeZone,
    hourCycle: "h23",
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  }).formatToParts(instant);
  const named = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return fill(words.moment, {
    ...(named as Record<Intl.DateTimeFormatPartTypes, string>),
    place: placeOf(timeZone, site),
  });
}
