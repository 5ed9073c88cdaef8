import { site } from "#content/site.ts";
import { fill } from "#shared/words.ts";
import * as words from "../words.ts";

/** An instant, in words. Made on the server, so that the browser's clock and zone change nothing in what was sent. */
export interface Moment {
  /** For programs. */
  iso: string;
  /** "21 November 2026, 17:04", on the clocks of the site's zone. */
  exact: string;
  /** "3 hours ago", counted when the page was asked for. */
  ago: string;
}

const MINUTE = 60_000;
const steps = [
  ["year", 365 * 24 * 60 * MINUTE],
  ["month", 30 * 24 * 60 * MINUTE],
  ["day", 24 * 60 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
] as const;

const clock = new Intl.DateTimeFormat(site.locale, {
  timeZone: site.timeZone,
  hourCycle: "h23",
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});
const relative = new Intl.RelativeTimeFormat(site.locale, { numeric: "always" });

/** @param at ms since 1970 */
export function momentOf(at: number, now = Date.now()): Moment {
  const parts = Object.fromEntries(
    clock.formatToParts(at).map(({ type, value }) => [type, value]),
  ) as Record<Intl.DateTimeFormatPartTypes, string>;
  return {
    iso: new Date(at).toISOString(),
    exact: fill(words.clock, parts),
    ago: agoOf(now - at),
  };
}

/** Whole units, rounded down: what is not yet an hour old is told in minutes. */
function agoOf(age: number): string {
  for (const [unit, length] of steps)
    if (age >= length) return relative.format(-Math.floor(age / length), unit);
  return words.justNow;
}

/** What the server says, with its times in words: whatever is called `at` or `…At` is an instant, in ms since 1970. */
export type InWords<Value> = Value extends object
  ? {
      [Key in keyof Value]: Key extends "at" | `${string}At`
        ? Moment | Exclude<Value[Key], number>
        : InWords<Value[Key]>;
    }
  : Value;

export function inWords<Value>(value: Value): InWords<Value>;
export function inWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => inWords<unknown>(item));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      typeof each === "number" && /(?:^a|A)t$/.test(key) ? momentOf(each) : inWords<unknown>(each),
    ]),
  );
}
