import { useSyncExternalStore } from "react";
import { everyMinute } from "#app/lib/clock-turns.ts";
import { localMoment, type LocalMoment } from "#shared/forms/calendar.ts";
import { nextStart } from "../../next-start.ts";
import { closures, practice, visitHours } from "../../practice.ts";

interface CountedStart {
  today: string;
  start: LocalMoment;
}

/** Today and the next start of a visit, by the clock of the practice. */
export function countNextStart(): CountedStart {
  const now = localMoment(new Date(), practice.zone);
  return { today: now.date, start: nextStart(now, visitHours, closures) };
}

/** The same, counted anew each minute. Null until the page is alive: a prerendered one cannot know. */
export function useNextStart(): CountedStart | null {
  const counted = useSyncExternalStore(everyMinute, countAsText, () => null);
  return counted === null ? null : (JSON.parse(counted) as CountedStart);
}

/** Two counts of the same minute are the same value. */
function countAsText(): string {
  return JSON.stringify(countNextStart());
}
