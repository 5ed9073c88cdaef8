import { isWithin, type LocalMoment, type YearlySpan } from "#shared/forms/calendar.ts";

export interface OpeningHours {
  /** As `Date.prototype.getUTCDay` counts: Sunday is 0. */
  weekdays: readonly number[];
  /** `HH:MM` by the clock of the practice. */
  from: string;
  to: string;
}

/** Visits begin on the half hour; the last one this long before the door closes. */
const STEP = 30;
/** An hour until the answer and an hour to come, in minutes of opening: nobody answers while the door is closed. */
const NOTICE = 120;
const DAY = 24 * 60 * 60 * 1000;
/** Days in which even one hour a week is enough notice, and a week of them closed. */
const HORIZON = 35;

/**
 * The first start of a visit that the hours allow. It knows no diary: somebody may have been quicker.
 * @param now by the clock of the practice.
 * @param hours in which visits are booked.
 * @param closures days of every year on which the door stays closed.
 * @throws {RangeError} when there are none.
 */
export function nextStart(
  now: LocalMoment,
  hours: readonly OpeningHours[],
  closures: readonly YearlySpan[],
): LocalMoment {
  const midnight = Date.parse(`${now.date}T00:00:00Z`);
  let notice = NOTICE;
  for (let day = 0; day <= HORIZON; day++) {
    const begin = new Date(midnight + day * DAY);
    const date = begin.toISOString().slice(0, 10);
    if (closures.some((span) => isWithin(date, span))) continue;
    for (const open of openingsOn(begin.getUTCDay(), hours)) {
      const from = Math.max(minutesOf(open.from), day === 0 ? minutesOf(now.time) : 0);
      const to = minutesOf(open.to);
      const first = Math.ceil((from + notice) / STEP) * STEP;
      if (first <= to - STEP) return { date, time: timeOf(first) };
      notice = Math.max(0, notice - Math.max(0, to - from));
    }
  }
  throw new RangeError("There are no hours for visits.");
}

/** A day may have several: before and after lunch. */
function openingsOn(weekday: number, hours: readonly OpeningHours[]): readonly OpeningHours[] {
  return hours
    .filter(({ weekdays }) => weekdays.includes(weekday))
    .toSorted((a, b) => minutesOf(a.from) - minutesOf(b.from));
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function timeOf(minutes: number): string {
  const [hour, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hour).padStart(2, "0")}:${String(rest).padStart(2, "0")}`;
}
