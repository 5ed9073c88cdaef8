import fc from "fast-check";
import { expect, it, onTestFinished, vi } from "vitest";
import {
  decimalOf,
  formatMoney,
  formatRoundMoney,
  minorDigits,
  minorOf,
  portion,
  taxWithin,
} from "./money.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

it.each([
  ["EUR", 2, "€49.00", "49.00"],
  ["JPY", 0, "JP¥4,900", "4900"],
  ["ISK", 0, "ISK 4,900", "4900"],
  ["KWD", 3, "KWD 4.900", "4.900"],
  ["CLF", 4, "CLF 0.4900", "0.4900"],
  ["HUF", 2, "HUF 49", "49.00"],
])("counts %s in units of %i decimal places: 4900 are %s", (currency, digits, written, decimal) => {
  expect(minorDigits(currency)).toBe(digits);
  expect(plain(formatMoney(4900, currency, "en-GB"))).toBe(written);
  expect(decimalOf(4900, currency)).toBe(decimal);
  expect(minorOf(1, currency)).toBe(10 ** digits);
});

it("writes no fraction where people see none, but for an amount that has one", () => {
  const written = [490_000, 490_050].map((amount) => plain(formatMoney(amount, "HUF", "en-GB")));
  expect(written).toEqual(["HUF 4,900", "HUF 4,900.50"]);
  expect(plain(formatRoundMoney(490_000, "IDR", "en-GB"))).toBe("IDR 4900");
});

it("loses no digit of an amount, in any currency that the runtime knows", () => {
  const figures = (text: string) => text.replaceAll(/\D/g, "");
  for (const currency of Intl.supportedValuesOf("currency")) {
    expect(figures(formatMoney(123_456_789, currency, "en"))).toBe("123456789");
    expect(figures(formatRoundMoney(123_456_789, currency, "en"))).toBe("123456789");
    expect(figures(decimalOf(123_456_789, currency))).toBe("123456789");
  }
});

it("asks no engine's own tables how large a unit is", () => {
  const { NumberFormat } = Intl;
  // One that has read another edition of them: nothing has decimal places there.
  const engine = vi.spyOn(Intl, "NumberFormat").mockImplementation(function (locale, options) {
    return new NumberFormat(locale, {
      minimumFractionDigits: 0,
      maximumFractionDigits: 0,
      ...options,
    });
  });
  onTestFinished(() => engine.mockRestore());
  expect(formatMoney(4900, "EUR", "en-GB")).toBe("€49.00");
  expect(formatRoundMoney(4950, "EUR", "en-GB")).toBe("€49.50");
});

it("writes whole cents as money", () => {
  expect(formatMoney(4900, "EUR", "en-GB")).toBe("€49.00");
  expect(formatMoney(123456, "USD", "en")).toBe("$1,234.56");
  expect(formatMoney(1500, "JPY", "en")).toBe("¥1,500");
  expect([6000, 4950, 120000].map((cents) => formatRoundMoney(cents, "EUR", "en-GB"))).toEqual([
    "€60",
    "€49.50",
    "€1200",
  ]);
});

it("rounds a part half up to a whole cent", () => {
  expect([1, 5, 15, 25, 995, 4900].map((amount) => portion(amount, 1000))).toEqual([
    0, 1, 2, 3, 100, 490,
  ]);
  expect(portion(105, 1050)).toBe(11);
});

it("finds the tax in an amount that contains it", () => {
  expect(taxWithin(12000, 2000)).toBe(2000);
  expect(taxWithin(9990, 2000)).toBe(1665);
  expect(taxWithin(1, 2000)).toBe(0);
  expect(taxWithin(0, 2000)).toBe(0);
});

it("never makes or loses a cent: net and tax are the whole", () => {
  const amounts = fc.integer({ min: 0, max: 1_000_000_00 });
  const rates = fc.integer({ min: 0, max: 3000 });
  fc.assert(
    fc.property(amounts, rates, (gross, rate) => {
      const tax = taxWithin(gross, rate);
      const net = gross - tax;
      expect(Number.isSafeInteger(tax)).toBe(true);
      // Putting the tax on the net amount again gives the gross amount, but for the cent of rounding.
      expect(Math.abs(net + portion(net, rate) - gross)).toBeLessThanOrEqual(1);
    }),
  );
});

it("refuses amounts that it could not compute exactly", () => {
  expect(() => portion(Number.MAX_SAFE_INTEGER, 2000)).toThrow(RangeError);
});
