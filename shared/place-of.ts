/** Where clocks show the owner's time: `content/site.ts`. */
interface Zone {
  timeZone: string;
  place?: string;
}

/**
 * The place of a time zone (IANA name) in words: "New York" of `America/New_York`.
 * @param own the owner's zone, which may be called otherwise, as in another language: "Wien".
 */
export function placeOf(timeZone: string, own: Zone): string {
  if (own.place && timeZone === own.timeZone) return own.place;
  return timeZone.replace(/^.*\//, "").replaceAll("_", " ");
}
