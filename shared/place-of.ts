/** The place of a time zone (IANA name) in words: "New York" of `America/New_York`. */
export function placeOf(timeZone: string): string {
  return timeZone.replace(/^.*\//, "").replaceAll("_", " ");
}
