import { describe, expect, it } from "vitest";
import { instantOf, remaining } from "./countdown.ts";

const iso = (at: string, timeZone: string) => new Date(instantOf({ at, timeZone })).toISOString();

describe("instantOf", () => {
  it.each([
    ["2027-01-15T10:00", "Europe/Paris", "2027-01-15T09:00:00.000Z"],
    ["2027-07-15T10:00", "Europe/Paris", "2027-07-15T08:00:00.000Z"],
    ["2027-07-15T10:00", "America/New_York", "2027-07-15T14:00:00.000Z"],
    ["2027-07-15T10:00", "Asia/Kolkata", "2027-07-15T04:30:00.000Z"],
    ["2027-01-15T10:00", "Pacific/Kiritimati", "2027-01-14T20:00:00.000Z"],
    ["2027-01-15T00:00", "UTC", "2027-01-15T00:00:00.000Z"],
  ])("finds %s in %s", (at, zone, instant) => expect(iso(at, zone)).toBe(instant));

  it("knows the hours before and after clocks are put forward", () => {
    expect(iso("2027-03-28T01:59", "Europe/Paris")).toBe("2027-03-28T00:59:00.000Z");
    expect(iso("2027-03-28T03:00", "Europe/Paris")).toBe("2027-03-28T01:00:00.000Z");
  });

  it("moves a time that never comes as far as the clocks were moved", () => {
    expect(iso("2027-03-28T02:30", "Europe/Paris")).toBe("2027-03-28T01:30:00.000Z");
    expect(iso("2027-03-14T02:30", "America/New_York")).toBe("2027-03-14T07:30:00.000Z");
  });

  it("takes the first of an hour that comes twice", () => {
    expect(iso("2027-10-31T02:30", "Europe/Paris")).toBe("2027-10-31T00:30:00.000Z");
    expect(iso("2027-11-07T01:30", "America/New_York")).toBe("2027-11-07T05:30:00.000Z");
  });

  it("refuses what is no time and no place", () => {
    expect(() => instantOf({ at: "next spring", timeZone: "UTC" })).toThrow('"next spring"');
    expect(() => instantOf({ at: "2027-01-01T00:00", timeZone: "Europe/Atlantis" })).toThrow(
      RangeError,
    );
  });
});

describe("remaining", () => {
  const zone = "Europe/Paris";
  const between = (from: string, to: string) =>
    remaining(instantOf({ at: to, timeZone: zone }), instantOf({ at: from, timeZone: zone }));

  it("counts days, hours, minutes and seconds", () => {
    expect(remaining(Date.UTC(2027, 0, 3, 4, 5, 6), Date.UTC(2027, 0, 1))).toEqual({
      days: 2,
      hours: 4,
      minutes: 5,
      seconds: 6,
      isOver: false,
    });
  });

  it("loses an hour when clocks are put forward and gains one when they are put back", () => {
    expect(between("2027-03-27T12:00", "2027-03-28T12:00")).toMatchObject({ days: 0, hours: 23 });
    expect(between("2027-10-30T12:00", "2027-10-31T12:00")).toMatchObject({ days: 1, hours: 1 });
  });

  it("shows the second that has begun, and is over at the moment itself", () => {
    expect(remaining(10_000, 9001)).toMatchObject({ seconds: 1, isOver: false });
    expect(remaining(10_000, 10_000)).toMatchObject({ seconds: 0, isOver: true });
    expect(remaining(10_000, 99_000)).toMatchObject({ days: 0, seconds: 0, isOver: true });
  });
});
