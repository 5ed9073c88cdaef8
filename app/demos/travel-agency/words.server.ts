import { site } from "#content/site.ts";
import { formatPlanPrice } from "#app/lib/money.ts";
import { CURRENCY } from "./trips.server.ts";
import { business } from "./business.tsx";
import { travelAgency } from "./entry.ts";

const [street = "", harbour = ""] = business.address;

/** The agency, which is invented like its harbour and all places. */
export const agency = {
  name: business.name,
  street,
  harbour,
  code: "PAM",
  founded: 1998,
};

/** The page, and the list that its search shows. */
export const PATH = travelAgency.path;
export const LIST = "trips";

const numbers = new Intl.NumberFormat(site.locale);
const monthsInRow = new Intl.ListFormat(site.locale, { type: "unit", style: "long" });
const SPELLED = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

export const number = (amount: number) => numbers.format(amount);

export const price = (amount: number) => formatPlanPrice({ amount, currency: CURRENCY });

/** 1 is January. */
export function monthName(month: number, length: "long" | "short" = "long"): string {
  const format = new Intl.DateTimeFormat(site.locale, { month: length, timeZone: "UTC" });
  return format.format(new Date(Date.UTC(2000, month - 1, 1)));
}

/** A small number as it stands in a sentence. */
export const inWords = (count: number) => SPELLED[count] ?? number(count);

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const counted = (count: number, one: string, many: string) =>
  `${number(count)} ${count === 1 ? one : many}`;

/** `May to October` for many months in a row; others are listed, in short if there are many. */
export function departures(months: readonly number[]): string {
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) throw new Error("A trip needs a month to leave in.");
  const isLong = months.length > 3;
  if (isLong && last - first === months.length - 1)
    return `${monthName(first)} to ${monthName(last)}`;
  return monthsInRow.format(months.map((month) => monthName(month, isLong ? "short" : "long")));
}
