import { describe, expect, it } from "vitest";
import { nextOf, type WeeklyMoment } from "./weekly.ts";

const sunday: WeeklyMoment = { weekday: 0, time: "22:00", timeZone: "Europe/Brussels" };
const after = (now: string) => nextOf(sunday, Date.parse(now)).at;

describe("the next of a weekly moment", () => {
  it("is later in the same week", () => {
    expect(after("2026-11-18T09:00:00Z")).toBe("2026-11-22T22:00");
  });

  it("is today until its minute has come, and then a week later", () => {
    expect(after("2026-11-22T20:59:59Z")).toBe("2026-11-22T22:00");
    expect(after("2026-11-22T21:00:00Z")).toBe("2026-11-29T22:00");
  });

  it("goes by the day of the zone, not by that of the visitor", () => {
    // Monday, half past midnight in Brussels; in Greenwich it is Sunday still.
    expect(after("2026-07-05T22:30:00Z")).toBe("2026-07-12T22:00");
  });

  it("is right in the weeks in which clocks are changed", () => {
    expect(after("2026-03-28T23:30:00Z")).toBe("2026-03-29T22:00");
    expect(after("2026-10-25T20:59:00Z")).toBe("2026-10-25T22:00");
  });

  it("goes over the end of a year", () => {
    expect(after("2026-12-28T12:00:00Z")).toBe("2027-01-03T22:00");
  });
});
