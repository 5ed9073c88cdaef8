/** Where the shop is, in degrees north. */
const LATITUDE = 69.65;
/** The sun counts as up while its rim is seen: its middle may then be this far below the horizon, in degrees, for the air bends light. */
const RIM = -0.833;

const RADIANS = Math.PI / 180;
const DAY = 86_400_000;

/** Days since the first of January of the year of `date` (`2026-10-12`): 0 to 365. */
export function dayOfYear(date: string): number {
  return Math.round((Date.parse(date) - Date.parse(`${date.slice(0, 4)}-01-01`)) / DAY);
}

/**
 * Hours between sunrise and sunset at the shop on a day of the year, 0 to 24, by the sunrise equation: right to a few minutes, which is all that a
 * curve shows.
 */
export function hoursOfDaylight(day: number): number {
  const year = ((day + 10) / 365) * 360 * RADIANS;
  const declination = Math.asin(-0.39779 * Math.cos(year + 0.0334 * Math.sin(year - 0.21)));
  const cosine =
    (Math.sin(RIM * RADIANS) - Math.sin(LATITUDE * RADIANS) * Math.sin(declination)) /
    (Math.cos(LATITUDE * RADIANS) * Math.cos(declination));
  if (cosine <= -1) return 24;
  if (cosine >= 1) return 0;
  return (Math.acos(cosine) / RADIANS / 180) * 24;
}
