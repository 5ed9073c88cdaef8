import { isWithin, type YearlySpan } from "#shared/forms/calendar.ts";
import { fill } from "#shared/words.ts";
import * as words from "./words.ts";

/** When tables can be booked at the restaurant: read by its page, by the form in the browser and by the server. */

/** One service of a day; the kitchen seats every half hour from `first` to `last`, as the clock stands in `reservationZone`. */
export interface Service {
  name: "Lunch" | "Dinner";
  first: string;
  last: string;
}

/** IANA zone of the restaurant's clock. */
export const reservationZone = "Europe/London";

/** How far ahead a table can be asked for. */
export const RESERVATION_MONTHS_AHEAD = 3;

/** Larger tables are arranged by letter. */
export const LARGEST_TABLE = 8;

/** How many guests can be chosen, as a field sends it. */
export const tableSizes = Array.from({ length: LARGEST_TABLE }, (_, index) => String(index + 1));

const lunch: Service = { name: "Lunch", first: "12:00", last: "14:00" };
const dinner: Service = { name: "Dinner", first: "18:00", last: "21:30" };
const sundayLunch: Service = { name: "Lunch", first: "12:00", last: "15:30" };

/** The week, Sunday first as `Date.prototype.getUTCDay` counts. */
export const week: readonly { day: string; services: readonly Service[] }[] = [
  { day: "Sunday", services: [sundayLunch] },
  { day: "Monday", services: [] },
  { day: "Tuesday", services: [dinner] },
  { day: "Wednesday", services: [dinner] },
  { day: "Thursday", services: [lunch, dinner] },
  { day: "Friday", services: [lunch, dinner] },
  { day: "Saturday", services: [lunch, dinner] },
];

/** Days of every year on which the house is closed. */
interface Closure extends YearlySpan {
  reason: string;
}

/** When the house is closed, whatever the weekday. */
export const closures: readonly Closure[] = [
  { from: "01-01", to: "01-04", reason: "after Hogmanay" },
  { from: "07-20", to: "08-02", reason: "for our summer holiday" },
  { from: "12-24", to: "12-26", reason: "over Christmas" },
];

/** Why no table can be had on a day (`YYYY-MM-DD`), or null. */
export function closedBecause(date: string, closed: readonly Closure[] = closures): string | null {
  const closure = closed.find((span) => isWithin(date, span));
  if (closure) return fill(words.closedThatDay, { reason: closure.reason });
  const { day, services } = weekdayOf(date);
  return services.length === 0 ? fill(words.closedOn, { day }) : null;
}

/** The services of a day that exists; none when the house is closed. */
export function servicesOn(date: string): readonly Service[] {
  return closedBecause(date) ? [] : weekdayOf(date).services;
}

/** Every half hour at which a service seats guests. */
function seatings({ first, last }: Pick<Service, "first" | "last">): string[] {
  const count = (minutes(last) - minutes(first)) / 30 + 1;
  return Array.from({ length: count }, (_, step) => clock(minutes(first) + 30 * step));
}

/** The times of a day at which a table can be booked. */
export function timesOn(date: string): string[] {
  return servicesOn(date).flatMap(seatings);
}

/** Every time of the week by service, for a list that does not know its day yet. */
export const allSeatings = (["Lunch", "Dinner"] as const).map((name) => {
  const same = week.flatMap(({ services }) => services).filter((service) => service.name === name);
  const first = same.map((service) => service.first).sort()[0]!;
  const last = same
    .map((service) => service.last)
    .sort()
    .at(-1)!;
  return { name, times: seatings({ first, last }) };
});

function weekdayOf(date: string) {
  return week[new Date(`${date}T00:00:00Z`).getUTCDay()]!;
}

function minutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function clock(total: number): string {
  return `${String(Math.floor(total / 60)).padStart(2, "0")}:${String(total % 60).padStart(2, "0")}`;
}
