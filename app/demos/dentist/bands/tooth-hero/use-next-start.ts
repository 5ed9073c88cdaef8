import { useSyncExternalStore } from "react";
import { localMoment, type LocalMoment } from "#shared/forms/calendar.ts";
import { nextStart } from "../../next-start.ts";
import { practice, visitHours } from "../../practice.ts";

const never = () => () => undefined;

/** Today and the next start of a visit, by the clock of the practice. Null until the page is alive: a prerendered one cannot know. */
export function useNextStart(): { today: string; start: LocalMoment } | null {
  const counted = useSyncExternalStore(never, countNow, () => null);
  if (counted === null) return null;
  const [today = "", date = "", time = ""] = counted.split(" ");
  return { today, start: { date, time } };
}

/** One string, so that two counts of the same minute are the same value. */
function countNow(): string {
  const now = localMoment(new Date(), practice.zone);
  const { date, time } = nextStart(now, visitHours);
  return `${now.date} ${date} ${time}`;
}
