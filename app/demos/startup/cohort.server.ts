/** The eight companies of the last program, and how many customers of each had paid at the end of weeks 4 to 12. */
export const cohort = [
  { title: "Slow Orbit", paid: [0, 1, 1, 2, 3, 7, 12, 18, 25] },
  { title: "Canvass", paid: [0, 1, 2, 2, 4, 8, 14, 20, 27] },
  { title: "Lumen & Co", paid: [0, 0, 1, 2, 4, 9, 15, 22, 29] },
  { title: "Hum", paid: [0, 1, 2, 3, 5, 10, 16, 23, 31] },
  { title: "Plain", paid: [0, 1, 2, 3, 5, 11, 19, 28, 38] },
  { title: "Quarter", paid: [0, 2, 3, 5, 8, 15, 25, 35, 46] },
  { title: "Sera", paid: [0, 1, 3, 5, 8, 17, 27, 39, 52] },
  { title: "Second Flush", paid: [0, 2, 4, 5, 9, 20, 34, 49, 64] },
] as const;

const weeks = 12;
const first = weeks - cohort[0].paid.length + 1;

/** Customers of one company who had paid when the program ended. */
export function paidBy(company: string): number {
  return cohort.find(({ title }) => title === company)?.paid.at(-1) ?? 0;
}

/** Customers of all eight who had paid by the end of a week. */
export const paidInAll = (week: number) =>
  cohort.reduce((sum, { paid }) => sum + (paid[week - first] ?? 0), 0);

/** The eight as layers on each other, in a box of 12 weeks by `paidInAll(12)` customers, the first at the bottom. */
export function cohortLayers() {
  const height = paidInAll(weeks);
  const below = cohort[0].paid.map(() => 0);
  return cohort.map(({ title, paid }) => {
    const floor = [...below];
    paid.forEach((count, index) => (below[index]! += count));
    const line = (counts: readonly number[]) =>
      counts.map((count, index) => `${first + index} ${height - count}`);
    return {
      title,
      paid: paid.at(-1)!,
      path: `M${line(below).join("L")}L${line(floor).toReversed().join("L")}Z`,
    };
  });
}
