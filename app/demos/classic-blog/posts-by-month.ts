/** A month of an archive. */
export interface ArchiveMonth {
  /** `2026-03`: as a list's address names it. */
  key: string;
  /** Posts in it, 0 or more. */
  count: number;
}

/**
 * The years in which something was published, newest first, each with all its twelve months from January: the empty ones are told too.
 * @param days Days of publication, `2026-03-14`.
 */
export function postsByMonth(days: readonly string[]): { year: string; months: ArchiveMonth[] }[] {
  const counts = new Map<string, number>();
  for (const day of days) counts.set(monthOf(day), (counts.get(monthOf(day)) ?? 0) + 1);
  const years = new Set(days.map((day) => day.slice(0, 4)));
  return [...years]
    .toSorted((a, b) => b.localeCompare(a))
    .map((year) => ({
      year,
      months: Array.from({ length: 12 }, (_, index) => {
        const key = `${year}-${String(index + 1).padStart(2, "0")}`;
        return { key, count: counts.get(key) ?? 0 };
      }),
    }));
}

/** The month of a day: `2026-03` of `2026-03-14`. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}
