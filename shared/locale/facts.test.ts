import { expect, it } from "vitest";
import { localeFacts } from "./facts.ts";
import { writeAlone, writeDay } from "./write-days.ts";
import { writeSum, writeWhole } from "./write-numbers.ts";

const locales = [
  "en",
  "en-GB",
  "en-US",
  "de-DE",
  "de-AT",
  "de-CH",
  "fr-FR",
  "fr-CH",
  "es-ES",
  "pt-PT",
  "pt-BR",
  "it-IT",
  "pl-PL",
  "cs-CZ",
  "ru-RU",
  "uk-UA",
  "fi-FI",
  "sv-SE",
  "nb-NO",
  "nl-NL",
  "hu-HU",
  "tr-TR",
  "el-GR",
  "ja-JP",
  "zh-CN",
  "ko-KR",
  "vi-VN",
  "hi-IN",
  "en-IN",
  "he-IL",
];

it.each(locales)("writes days and numbers of %s as the browser does", (locale) => {
  const { days, numbers } = localeFacts(locale);
  expect(days).not.toBeNull();
  expect(numbers).not.toBeNull();
  for (const day of ["2026-01-01", "2026-03-08", "2027-11-30", "1999-12-31"]) {
    const by = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(Date.parse(day));
    expect(writeDay(day, "long", days!)).toBe(by({ dateStyle: "long" }));
    expect(writeDay(day, "full", days!)).toBe(by({ dateStyle: "full" }));
    expect(writeAlone(day, days!)).toEqual({
      day: by({ day: "numeric" }),
      month: by({ month: "long" }),
      year: by({ year: "numeric" }),
      weekday: by({ weekday: "long" }),
    });
  }
  for (const value of [0, 8, 320, 4321, 54_321, 7_654_321])
    expect(writeWhole(value, numbers!)).toBe(value.toLocaleString(locale));
});

it("writes sums with their signs where these are, and below zero", () => {
  const euros = { currency: "EUR", digits: 2 };
  const written = (locale: string, amount: number, isPrice = false) =>
    writeSum(amount, { ...euros, isPrice }, localeFacts(locale).numbers!);
  expect(written("en-GB", 1_234_567_05)).toBe("€1,234,567.05");
  expect(written("en-GB", -3)).toBe("-€0.03");
  expect(written("de-DE", 123_450)).toBe("1.234,50\u00a0€");
  expect(written("en-IN", 12_345_678_00)).toBe("€1,23,45,678.00");
  expect([4900, 4950, 120_000, 1_200_000].map((amount) => written("en-GB", amount, true))).toEqual([
    "€49",
    "€49.50",
    "€1200",
    "€12,000",
  ]);
});

it("knows nothing of what it could not write: other figures, other calendars, other currencies, no days", () => {
  expect(localeFacts("ar-EG")).toEqual({ days: null, numbers: null });
  expect(localeFacts("fa-IR")).toEqual({ days: null, numbers: null });
  expect(localeFacts("th-TH").days).toBeNull();
  const { days, numbers } = localeFacts("en-GB");
  expect(writeSum(100, { currency: "CHF", digits: 2, isPrice: false }, numbers!)).toBeNull();
  expect(writeSum(0.5, { currency: "EUR", digits: 2, isPrice: false }, numbers!)).toBeNull();
  expect(writeWhole(-1, numbers!)).toBeNull();
  expect(writeWhole(1.5, numbers!)).toBeNull();
  expect(() => writeDay("soon", "long", days!)).toThrow(RangeError);
  expect(() => writeAlone("soon", days!)).toThrow(RangeError);
});
