/** A moment as people write it down: the clock on a wall, and where the wall is. */
export interface ZonedTime {
  /** `2027-03-28T10:00`, without offset. */
  at: string;
  /** IANA name: `Europe/Paris`. */
  timeZone: string;
}

const DAY = 86_400_000;

/**
 * The instant (ms since 1970) at which the clocks of a zone show a time. An hour that comes twice (end of daylight saving) is its
 * first; one that never comes (start of it) is as much later as the clocks were put forward, as calendars do.
 * @throws RangeError for a zone or a time that does not exist.
 */
export function instantOf({ at, timeZone }: ZonedTime): number {
  const wall = Date.parse(`${at}Z`);
  if (Number.isNaN(wall)) throw new RangeError(`"${at}" is not a time. Write 2027-03-28T10:00.`);
  const offsets = [wall - DAY, wall + DAY].map((instant) => offsetAt(instant, timeZone));
  const candidates = offsets.map((offset) => wall - offset);
  const shown = candidates.filter((instant) => instant + offsetAt(instant, timeZone) === wall);
  return shown.length > 0 ? Math.min(...shown) : candidates[0]!;
}

/** How far a zone's clocks are ahead of UTC at an instant, in ms. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((candidate) => candidate.type === type)?.value);
  const shown = Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
    part("second"),
  );
  return shown - Math.floor(instant / 1000) * 1000;
}

export interface Remaining {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
  isOver: boolean;
}

/**
 * The time from `now` to `until` (both ms) in days of 24 hours, hours, minutes and begun seconds. It is elapsed time: over a night on
 * which clocks are put forward, noon to noon is 23 hours. Zero, never negative, once it is over.
 */
export function remaining(until: number, now: number): Remaining {
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
    isOver: seconds === 0,
  };
}
