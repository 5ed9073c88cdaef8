import { describe, expect, it } from "vitest";
import { addMonths, isCalendarDate, isWeekend, localMoment } from "./calendar.ts";

describe("calendar", () => {
  it("reads the wall clock of a zone, daylight saving included", () => {
    expect(localMoment(new Date("2026-07-01T22:30:00Z"), "Europe/Paris")).toEqual({
      date: "2026-07-02",
      time: "00:30",
    });
    expect(localMoment(new Date("2026-01-01T00:00:00Z"), "America/New_York")).toEqual({
      date: "2025-12-31",
      time: "19:00",
    });
  });

  it("adds months and stays inside the month", () => {
    expect(addMonths("2026-08-31", 6)).toBe("2027-02-28");
    expect(addMonths("2027-08-31", 6)).toBe("2028-02-29");
    expect(addMonths("2026-12-15", 1)).toBe("2027-01-15");
  });

  it("knows which days exist and which are weekends", () => {
    expect(["2028-02-29", "2026-02-29", "2026-13-01", "20260101"].map(isCalendarDate)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(["2026-11-06", "2026-11-07", "2026-11-08", "2026-11-09"].map(isWeekend)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
