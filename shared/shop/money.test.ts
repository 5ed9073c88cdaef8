import fc from "fast-check";
import { expect, it } from "vitest";
import { formatMoney, formatRoundMoney, portion, taxWithin } from "./money.ts";

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
