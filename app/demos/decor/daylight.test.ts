import { expect, it } from "vitest";
import { dayOfYear, hoursOfDaylight } from "./daylight.ts";

const on = (date: string) => hoursOfDaylight(dayOfYear(date));

it("lets the sun stay away at Christmas and stay up at midsummer", () => {
  expect(on("2026-12-24")).toBe(0);
  expect(on("2026-06-21")).toBe(24);
});

it("makes day and night nearly equal at the equinox", () => {
  expect(on("2026-03-20")).toBeCloseTo(12.3, 0);
  expect(on("2026-09-23")).toBeCloseTo(12.3, 0);
});

it("begins and ends the weeks without sun when the page says", () => {
  expect(on("2026-11-24")).toBeGreaterThan(0);
  expect(on("2026-11-30")).toBe(0);
  expect(on("2027-01-12")).toBe(0);
  expect(on("2027-01-19")).toBeGreaterThan(0);
});

it("counts days from the first of January", () => {
  expect(dayOfYear("2026-01-01")).toBe(0);
  expect(dayOfYear("2026-12-31")).toBe(364);
});
