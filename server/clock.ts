/* Lengths of time in milliseconds, as `House.now` counts. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** How far clocks of two processes may differ, and how far one may be corrected, without anything being taken for wrong. */
export const CLOCK_SLACK_MS = 60_000;

/**
 * Whether an instant that was set for a while at most `longest` ms ago has still to come. The rule for every lock, lease and term of the
 * server: one that lies further ahead than it could have been set under the present clock was set under a wrong one, and counts as past.
 * Otherwise a clock that was three hours fast for a minute would keep a key, a payment or a piece of stock for three hours.
 */
export function isAhead(instant: number, longest: number, now: number): boolean {
  return instant > now && instant <= latest(longest, now);
}

/** The last instant that `isAhead` believes, for conditions that the database checks. */
export function latest(longest: number, now: number): number {
  return now + longest + CLOCK_SLACK_MS;
}
