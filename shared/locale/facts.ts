import { minorDigits } from "../shop/money.ts";
import { type DayFacts, writeAlone, writeDay } from "./write-days.ts";
import { type NumberFacts, type Signs, writeSum, writeWhole } from "./write-numbers.ts";

/**
 * How a locale writes days, numbers and sums, for pages that write them without `Intl`: the first formatter that a phone makes takes it 20 to
 * 60 ms, in the middle of what makes the page alive, and engines of other years write other things than the page's HTML says. Asked of
 * Node once, while the site is built.
 */
export interface LocaleFacts {
  /** Null where days are counted by another calendar, or written in other figures than 0 to 9. */
  days: DayFacts | null;
  /** Null where numbers are written in other figures than 0 to 9. */
  numbers: NumberFacts | null;
}

/** Their signs come with every page that writes a sum; others are asked of the visitor's browser. */
const CURRENCIES = ["EUR", "GBP", "USD"];

const known = new Map<string, LocaleFacts>();

/** What `Intl` says of a locale. Kept only where it writes the same by these facts: a language may have rules that they do not know. */
export function localeFacts(locale: string): LocaleFacts {
  let facts = known.get(locale);
  if (!facts) known.set(locale, (facts = { days: dayFacts(locale), numbers: numberFacts(locale) }));
  return facts;
}

/** All days of a year with a 29th of February. */
const YEAR = Array.from({ length: 12 }, (_, month) =>
  Array.from(
    { length: new Date(Date.UTC(2028, month + 1, 0)).getUTCDate() },
    (_, day) => `2028-${inTwo(month + 1)}-${inTwo(day + 1)}`,
  ),
).flat();

function dayFacts(locale: string): DayFacts | null {
  const by = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  const partsOf = (format: Intl.DateTimeFormat, day: string) =>
    format.formatToParts(Date.parse(day));
  const partOf = (format: Intl.DateTimeFormat, day: string, wanted: string) =>
    partsOf(format, day).find(({ type }) => type === wanted)?.value ?? "";
  const [long, full] = [by({ dateStyle: "long" }), by({ dateStyle: "full" })];
  const alone = {
    day: by({ day: "numeric" }),
    month: by({ month: "long" }),
    year: by({ year: "numeric" }),
    weekday: by({ weekday: "long" }),
  };
  const pattern = (format: Intl.DateTimeFormat) =>
    partsOf(format, "2028-12-25")
      .map(({ type, value }) => (type === "literal" ? value : `{${type}}`))
      .join("");
  const months = YEAR.filter((day) => day.endsWith("-15"));
  // The 2nd of January 2028 is a Sunday.
  const week = YEAR.slice(1, 8);
  const inDates = {
    months: months.map((day) => partOf(full, day, "month")),
    weekdays: week.map((day) => partOf(full, day, "weekday")),
  };
  const byThemselves = {
    months: months.map((day) => alone.month.format(Date.parse(day))),
    weekdays: week.map((day) => alone.weekday.format(Date.parse(day))),
  };
  const areOthers = (names: "months" | "weekdays") =>
    byThemselves[names].join() !== inDates[names].join();
  const facts: DayFacts = {
    long: pattern(long),
    full: pattern(full),
    ...inDates,
    alone: {
      day: pattern(alone.day),
      year: pattern(alone.year),
      ...(areOthers("months") && { months: byThemselves.months }),
      ...(areOthers("weekdays") && { weekdays: byThemselves.weekdays }),
    },
  };
  const isTrue = YEAR.every((day) => {
    const instant = Date.parse(day);
    const each = writeAlone(day, facts);
    return (
      writeDay(day, "long", facts) === long.format(instant) &&
      writeDay(day, "full", facts) === full.format(instant) &&
      each.day === alone.day.format(instant) &&
      each.month === alone.month.format(instant) &&
      each.year === alone.year.format(instant) &&
      each.weekday === alone.weekday.format(instant)
    );
  });
  return isTrue ? facts : null;
}

const WHOLES = [0, 7, 42, 999, 1234, 10_000, 123_456, 1_234_567, 9_876_543_210];
const AMOUNTS = [...WHOLES, 5, 99, 100, 123_456_00].flatMap((amount) => [amount, -amount || 0]);

function numberFacts(locale: string): NumberFacts | null {
  const plain = new Intl.NumberFormat(locale);
  const parts = plain.formatToParts(9_876_543_210);
  const lengths = parts.filter(({ type }) => type === "integer").map(({ value }) => value.length);
  const partOf = (value: number, wanted: string) =>
    plain.formatToParts(value).find(({ type }) => type === wanted)?.value;
  const last = lengths.at(-1)!;
  const facts = {
    decimal: partOf(1.5, "decimal") ?? "",
    group: parts.find(({ type }) => type === "group")?.value ?? "",
    sizes: [last, lengths.at(-2) ?? last] as const,
    least: partOf(1234, "group") === undefined ? 2 : 1,
    sums: {},
  };
  if (WHOLES.some((value) => writeWhole(value, facts) !== plain.format(value))) return null;
  const sums = CURRENCIES.flatMap((currency) => {
    const signs = signsOf(locale, currency, facts);
    return signs ? [[currency, signs] as const] : [];
  });
  return { ...facts, sums: Object.fromEntries(sums) };
}

/** What stands around a sum in this currency; undefined where more than that is particular to it. */
function signsOf(locale: string, currency: string, facts: NumberFacts): Signs | undefined {
  const digits = minorDigits(currency);
  const by = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      ...options,
    });
  const sum = by({});
  const price = by({ useGrouping: "min2", trailingZeroDisplay: "stripIfInteger" });
  const around = (value: number) => {
    const types = sum.formatToParts(value);
    const inNumber = ["integer", "group", "decimal", "fraction"];
    const first = types.findIndex(({ type }) => inNumber.includes(type));
    const end = types.findLastIndex(({ type }) => inNumber.includes(type));
    const text = (some: typeof types) => some.map(({ value: part }) => part).join("");
    return [text(types.slice(0, first)), text(types.slice(end + 1))] as const;
  };
  const signs: Signs = [...around(1.5), ...around(-1.5)];
  const tried = { ...facts, sums: { [currency]: signs } };
  const isTrue = AMOUNTS.every(
    (amount) =>
      writeSum(amount, { currency, digits, isPrice: false }, tried) ===
        sum.format(amount / 10 ** digits) &&
      writeSum(amount, { currency, digits, isPrice: true }, tried) ===
        price.format(amount / 10 ** digits),
  );
  return isTrue ? signs : undefined;
}

function inTwo(figure: number): string {
  return `${figure}`.padStart(2, "0");
}
