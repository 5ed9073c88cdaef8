// @chunk format-day
import { fill } from "../words.ts";

/** How a locale writes days (`facts.ts`). Patterns have places: `{day} {month} {year}`. */
export interface DayFacts {
  long: string;
  /** With the day of the week. */
  full: string;
  /** From January, as they stand in a date. */
  months: readonly string[];
  /** From Sunday, as they stand in a date. */
  weekdays: readonly string[];
  /** Each for itself, in a calendar; names only where they are others than in a date. */
  alone: { day: string; year: string; months?: readonly string[]; weekdays?: readonly string[] };
}

/** A calendar day (`2026-03-14`) taken apart. @throws RangeError where it is none. */
function partsOf(day: string) {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) throw new RangeError(day);
  return {
    day: date.getUTCDate(),
    month: date.getUTCMonth(),
    year: date.getUTCFullYear(),
    weekday: date.getUTCDay(),
  };
}

/** The day by one of the two patterns. @throws RangeError where it is none. */
export function writeDay(day: string, pattern: "long" | "full", facts: DayFacts): string {
  const parts = partsOf(day);
  return fill(facts[pattern], {
    ...parts,
    month: facts.months[parts.month]!,
    weekday: facts.weekdays[parts.weekday]!,
  });
}

/** A day's parts, each for itself. */
export interface DayAlone {
  day: string;
  month: string;
  year: string;
  weekday: string;
}

/** @throws RangeError where it is no day. */
export function writeAlone(day: string, { alone, months, weekdays }: DayFacts): DayAlone {
  const parts = partsOf(day);
  return {
    day: fill(alone.day, parts),
    month: (alone.months ?? months)[parts.month]!,
    year: fill(alone.year, parts),
    weekday: (alone.weekdays ?? weekdays)[parts.weekday]!,
  };
}
