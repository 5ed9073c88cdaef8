import { isWithin, type YearlySpan } from "#shared/forms/calendar.ts";

/** When somebody who works for one client at a time is taken, as a rule that does not grow old. */
export interface WeekRule {
  /** Of the weeks ahead, the first so many are always taken. */
  bookedAhead: number;
  /** Every so-many-th week is kept for one client, for good. */
  standing: { every: number; name: string };
  /** A week with any day of them is taken. */
  holidays: readonly (YearlySpan & { name: string })[];
}

/** A working week: its Monday and Friday (`YYYY-MM-DD`), and why it is taken; null when it is free. */
export interface AheadWeek {
  monday: string;
  friday: string;
  taken: { kind: "booked" } | { kind: "standing" | "holiday"; name: string } | null;
}

const DAY = 86_400_000;
const WORKING_DAYS = 5;

/** The working weeks after the present one (`today` is `YYYY-MM-DD`), soonest first. A holiday is a holiday, even where all is booked. */
export function weeksAhead(today: string, count: number, rule: WeekRule): AheadWeek[] {
  const now = Date.parse(`${today}T00:00:00Z`);
  const sinceMonday = (new Date(now).getUTCDay() + 6) % 7;
  const nextMonday = now + (7 - sinceMonday) * DAY;
  return Array.from({ length: count }, (_, index) => {
    const start = nextMonday + index * 7 * DAY;
    const days = Array.from({ length: WORKING_DAYS }, (__, day) => isoDay(start + day * DAY));
    return {
      monday: isoDay(start),
      friday: isoDay(start + (WORKING_DAYS - 1) * DAY),
      taken: takenBy(days, index, weekNumber(start), rule),
    };
  });
}

function takenBy(
  days: readonly string[],
  index: number,
  number: number,
  { bookedAhead, standing, holidays }: WeekRule,
): AheadWeek["taken"] {
  const holiday = holidays.find((each) => days.some((day) => isWithin(day, each)));
  if (holiday) return { kind: "holiday", name: holiday.name };
  if (index < bookedAhead) return { kind: "booked" };
  if (number % standing.every === 0) return { kind: "standing", name: standing.name };
  return null;
}

/** Weeks since 1970, counted by their Mondays: unlike the week of the year it never starts again. */
function weekNumber(monday: number): number {
  return Math.floor(monday / (7 * DAY));
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
