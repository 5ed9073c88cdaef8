import { expect, it } from "vitest";
import { calendarDay, formatDay, formatWeekday } from "./format-day.ts";

it("writes a day out, whatever the zone of the machine", () => {
  expect(formatDay("2026-03-01")).toBe("1 March 2026");
});

it("takes a day apart, and names the day of the week", () => {
  expect(calendarDay("2026-11-03")).toEqual({
    day: "3",
    month: "November",
    year: "2026",
    weekday: "Tuesday",
  });
  expect(formatWeekday("2026-11-03")).toMatch(/^Tuesday,? 3 November 2026$/);
});
