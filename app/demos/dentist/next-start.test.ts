import { describe, expect, it } from "vitest";
import { nextStart } from "./next-start.ts";
import { closures, visitHours } from "./practice.ts";

const after = (date: string, time: string) => nextStart({ date, time }, visitHours, closures);

// 23 November 2026 is a Monday.
describe("the next start of a visit", () => {
  it("is two hours ahead, on the half hour", () => {
    expect(after("2026-11-23", "10:00")).toEqual({ date: "2026-11-23", time: "12:00" });
    expect(after("2026-11-23", "10:01")).toEqual({ date: "2026-11-23", time: "12:30" });
  });

  it("counts the two hours from when the door opens: nobody answers at night", () => {
    expect(after("2026-11-23", "04:10")).toEqual({ date: "2026-11-23", time: "10:00" });
    expect(after("2026-11-23", "23:45")).toEqual({ date: "2026-11-24", time: "10:00" });
  });

  it("goes on counting on the next day where the door closes before they are over", () => {
    expect(after("2026-11-23", "17:00")).toEqual({ date: "2026-11-24", time: "09:00" });
    expect(after("2026-11-27", "15:31")).toEqual({ date: "2026-11-30", time: "10:00" });
  });

  it("leaves half an hour before the door closes", () => {
    expect(after("2026-11-27", "13:30")).toEqual({ date: "2026-11-27", time: "15:30" });
    expect(after("2026-11-27", "13:31")).toEqual({ date: "2026-11-30", time: "08:00" });
  });

  it("is on no day that is kept for urgent visits", () => {
    expect(after("2026-11-28", "09:00")).toEqual({ date: "2026-11-30", time: "10:00" });
    expect(after("2026-11-28", "12:00")).toEqual({ date: "2026-11-30", time: "10:00" });
  });

  it("is on no day of the year on which the door stays closed, nor is anything answered then", () => {
    const closed = [
      { from: "03-17", to: "03-17" },
      { from: "12-24", to: "01-01" },
    ];
    const open = (date: string, time: string) => nextStart({ date, time }, visitHours, closed);
    expect(open("2026-03-16", "17:00")).toEqual({ date: "2026-03-18", time: "09:00" });
    expect(open("2026-12-23", "17:00")).toEqual({ date: "2027-01-04", time: "09:00" });
    expect(open("2026-12-28", "10:00")).toEqual({ date: "2027-01-04", time: "10:00" });
  });

  it("goes over the end of a year", () => {
    const next = nextStart({ date: "2026-12-31", time: "20:00" }, visitHours, []);
    expect(next).toEqual({ date: "2027-01-01", time: "10:00" });
  });

  it("comes again on the same weekday where there is only one", () => {
    const mondays = [{ weekdays: [1], from: "09:00", to: "10:00" }];
    expect(nextStart({ date: "2026-11-23", time: "09:30" }, mondays, [])).toEqual({
      date: "2026-12-07",
      time: "09:30",
    });
  });

  it("is after lunch where the door opens a second time on the same day", () => {
    const halves = [
      { weekdays: [1], from: "14:00", to: "17:00" },
      { weekdays: [1], from: "09:00", to: "12:00" },
    ];
    const open = (time: string) => nextStart({ date: "2026-11-23", time }, halves, []);
    expect(open("08:00")).toEqual({ date: "2026-11-23", time: "11:00" });
    expect(open("11:00")).toEqual({ date: "2026-11-23", time: "15:00" });
    expect(open("12:30")).toEqual({ date: "2026-11-23", time: "16:00" });
    expect(open("15:00")).toEqual({ date: "2026-11-30", time: "09:00" });
  });

  it("needs hours", () => {
    expect(() => nextStart({ date: "2026-11-23", time: "09:30" }, [], [])).toThrow(RangeError);
  });
});
