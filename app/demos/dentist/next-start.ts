import type { LocalMoment } from "#shared/forms/calendar.ts";

export interface OpeningHours {
  /** As `Date.prototype.getUTCDay` counts: Sunday is 0. */
  weekdays: readonly number[];
  /** `HH:MM` by the clock of the practice. */
  from: string;
  to: string;
}

/** Visits begin on the half hour; the last one this long before the door closes. */
const STEP = 30;
/** An hour until the answer and an hour to come, in minutes. */
const NOTICE = 120;
const DAY = 24 * 60;

/**
 * The first start of a visit that the opening hours allow. It knows no diary: somebody may have been quicker.
 * @param now by the clock of the practice.
 */
export function nextStart(now: LocalMoment, hours: readonly OpeningHours[]): LocalMoment {
  const midnight = Date.parse(`${now.date}T00:00:00Z`);
  const earliest = Math.ceil((minutesOf(now.time) + NOTICE) / STEP) * STEP;
  // The same weekday of the next week counts: today may be over already.
  for (let day = 0; day <= 7; day++) {
    const date = new Date(midnight + day * DAY * 60_000);
    const open = hours.find(({ weekdays }) => weekdays.includes(date.getUTCDay()));
    if (!open) continue;
    const start = Math.max(minutesOf(open.from), earliest - day * DAY);
    if (start <= minutesOf(open.to) - STEP)
      return { date: date.toISOString().slice(0, 10), time: timeOf(start) };
  }
  throw new RangeError("The practice has no opening hours.");
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function timeOf(minutes: number): string {
  const [hour, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hour).padStart(2, "0")}:${String(rest).padStart(2, "0")}`;
}
