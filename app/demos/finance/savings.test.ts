import { describe, expect, it } from "vitest";
import { growSavings, interestOf, onStep, passbook, readPlan, savingsLimits } from "./savings.ts";

const end = (monthly: number, years: number, rate: number, currency = "EUR") =>
  growSavings({ monthly, years }, rate, currency).at(-1)!;

/** In cents, of deposits in cents at the start of each month, without rounding: M × ((1 + i)ⁿ − 1) ÷ i × (1 + i). */
const closedForm = (monthly: number, years: number, rate: number) => {
  const i = rate / 120_000;
  return ((monthly * ((1 + i) ** (years * 12) - 1)) / i) * (1 + i);
};

describe("interest of a month", () => {
  it.each([
    [100_00, 1200, 1_00],
    [100_00, 310, 26], // 25.83 cents
    [60_00, 10, 1], // exactly half a cent: up
    [59_99, 10, 0],
    [0, 310, 0],
    [100_00, 0, 0],
  ])("on %i cents at %i is %i", (balance, rate, interest) => {
    expect(interestOf(balance, rate)).toBe(interest);
  });
});

describe("regular saving", () => {
  it("is the sum of what was paid in when there is no interest", () => {
    expect(end(250, 7, 0)).toEqual({ year: 7, paidIn: 21_000_00, balance: 21_000_00 });
  });

  it("follows a year counted by hand", () => {
    // 1 % a month on 100.00: 101.00, 203.01, 306.04, 410.10, 515.20, 621.35, 728.56, 836.85, 946.22, 1056.68, 1168.25, 1280.93
    expect(end(100, 1, 1200).balance).toBe(1_280_93);
  });

  it.each([
    [300, 20, 310],
    [10, 40, 310],
    [2_000, 40, 310],
    [50, 5, 175],
  ])(
    "stays within the rounding of the closed formula: %i for %i years at %i",
    (monthly, years, rate) => {
      const difference = Math.abs(
        end(monthly, years, rate).balance - closedForm(monthly * 100, years, rate),
      );
      // Half a cent a month, and what it earns until the end.
      expect(difference).toBeLessThanOrEqual(closedForm(0.5, years, rate));
    },
  );

  it("is whole cents in every year, and never less than was paid in", () => {
    for (const { year, paidIn, balance } of growSavings({ monthly: 330, years: 40 }, 310, "EUR")) {
      expect(Number.isInteger(balance)).toBe(true);
      expect(balance).toBeGreaterThanOrEqual(paidIn);
      expect(paidIn).toBe(330_00 * 12 * year);
    }
  });

  it.each([
    ["JPY", 3_600],
    ["EUR", 3_600_00],
    ["KWD", 3_600_000],
  ])("is counted in the smallest unit of its currency: %s", (currency, paidIn) => {
    expect(end(300, 1, 0, currency)).toEqual({ year: 1, paidIn, balance: paidIn });
  });
});

describe("a plan in an address", () => {
  it.each([
    ["", { monthly: 300, years: 20 }],
    ["monthly=450&years=12", { monthly: 450, years: 12 }],
    ["monthly=455.4&years=12.5", { monthly: 455, years: 13 }],
    ["monthly=0&years=-3", { monthly: 10, years: 1 }],
    ["monthly=1e9&years=500", { monthly: 2_000, years: 40 }],
    ["monthly=&years=many", { monthly: 300, years: 20 }],
    ["monthly=Infinity&years=NaN", { monthly: 300, years: 20 }],
  ])("?%s", (query, plan) => {
    expect(readPlan(new URLSearchParams(query))).toEqual(plan);
  });
});

it.each([
  [305, 310],
  [304, 300],
  [300, 300],
  [1_999, 2_000],
  [11, 10],
])("a slider for %i a month stands at %i", (monthly, at) => {
  expect(onStep(monthly, savingsLimits.monthly)).toBe(at);
});

describe("passbook", () => {
  it("ends a year as the calculator does, with a deposit on each first day and interest on each last", () => {
    const entries = passbook({ monthly: 300_00, rate: 310, months: 12, first: "2027-11" });
    expect(entries.at(-1)?.balance).toBe(end(300, 1, 310).balance);
    expect(entries.slice(0, 4).map(({ day, kind }) => `${day} ${kind}`)).toEqual([
      "2027-11-01 deposit",
      "2027-11-30 interest",
      "2027-12-01 deposit",
      "2027-12-31 interest",
    ]);
    // A leap year.
    expect(entries[7]?.day).toBe("2028-02-29");
  });
});
