import type { RetreatDate } from "./bands/retreat-band/retreat-band.tsx";

/** The retreats of every year: which Friday of its month each begins on, in the order of the year. */
const yearly = [
  { month: 3, friday: 3, note: "Sitting and sleeping" },
  { month: 6, friday: 2, note: "Hatha and swimming" },
  { month: 10, friday: 2, note: "Yin by the fire" },
];
/** From Friday to Monday. */
const NIGHTS = 3;
const FRIDAY = 5;

/**
 * Retreats that have not begun by a day, the next one first. Their days are put into words here: browsers set spaces and dashes otherwise.
 * @param today `YYYY-MM-DD`
 */
export function retreatsAfter(today: string, count: number): RetreatDate[] {
  const thisYear = Number(today.slice(0, 4));
  const years = Array.from(
    { length: Math.ceil(count / yearly.length) + 1 },
    (_, index) => thisYear + index,
  );
  return years
    .flatMap((year) =>
      yearly.map(({ month, friday, note }) => {
        const first = new Date(Date.UTC(year, month - 1, 1));
        const day = 1 + ((FRIDAY - first.getUTCDay() + 7) % 7) + (friday - 1) * 7;
        const begins = new Date(Date.UTC(year, month - 1, day));
        const ends = new Date(Date.UTC(year, month - 1, day + NIGHTS));
        return { days: dayRange(begins, ends), machine: begins.toISOString().slice(0, 10), note };
      }),
    )
    .filter(({ machine }) => machine > today)
    .slice(0, count);
}

/** "19 – 22 March 2027". */
function dayRange(from: Date, to: Date): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).formatRange(
    from,
    to,
  );
}
