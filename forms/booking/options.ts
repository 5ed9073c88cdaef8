/** The practice areas a first conversation can be about: the stored value and the words shown. */
export const practiceAreas = [
  { value: "strategy", label: "Corporate strategy" },
  { value: "operations", label: "Operations" },
  { value: "succession", label: "Succession and ownership" },
  { value: "transactions", label: "Mergers and acquisitions" },
  { value: "pricing", label: "Pricing and growth" },
  { value: "organisation", label: "Organisation and leadership" },
] as const;

export type PracticeArea = (typeof practiceAreas)[number]["value"];

/** Starting times offered, in the site's time zone: every half hour, the first at 09:00, the last at 17:00. */
export const bookingTimes: readonly string[] = Array.from({ length: 17 }, (_, slot) => {
  const minutes = 9 * 60 + slot * 30;
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
});

/** How far ahead a conversation can be booked. */
export const BOOKING_MONTHS_AHEAD = 6;

function pad(value: number): string {
  return String(value).padStart(2, "0");
}
