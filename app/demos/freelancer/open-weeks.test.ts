import { describe, expect, it } from "vitest";
import { type WeekRule, weeksAhead } from "./open-weeks.ts";

const rule: WeekRule = {
  bookedAhead: 2,
  standing: { every: 4, name: "The bank" },
  holidays: [{ from: "12-21", to: "01-02", name: "Christmas" }],
};
const never: WeekRule = { bookedAhead: 0, standing: { every: Infinity, name: "" }, holidays: [] };
const kinds = (today: string, count: number, of = rule) =>
  weeksAhead(today, count, of).map(({ taken }) => taken?.kind ?? "free");

describe("the weeks ahead", () => {
  it.each([
    ["a Sunday", "2026-11-22", "2026-11-23"],
    ["a Monday", "2026-11-23", "2026-11-30"],
    ["a Saturday in a leap year", "2028-02-26", "2028-02-28"],
  ])("begin on the Monday after %s", (_, today, monday) => {
    expect(weeksAhead(today, 1, never)[0]?.monday).toBe(monday);
  });

  it("go from Monday to Friday, over the ends of months and years and changes of the clock", () => {
    const weeks = weeksAhead("2026-12-20", 20, never);
    expect(weeks[1]).toMatchObject({ monday: "2026-12-28", friday: "2027-01-01" });
    expect(weeks.at(-1)).toMatchObject({ monday: "2027-05-03", friday: "2027-05-07" });
  });

  it("are booked at first, and kept for the standing client at even distances", () => {
    const ahead = kinds("2026-02-01", 12);
    expect(ahead.slice(0, 2)).toEqual(["booked", "booked"]);
    const standing = ahead.flatMap((kind, index) => (kind === "standing" ? [index] : []));
    expect(standing.length).toBeGreaterThan(1);
    expect(standing.every((week, index) => week === standing[0]! + index * 4)).toBe(true);
  });

  it("keep the standing client's turn whenever one looks", () => {
    const turns = (today: string) =>
      weeksAhead(today, 12, rule)
        .filter(({ taken }) => taken?.kind === "standing")
        .map(({ monday }) => monday);
    const [first, second] = [turns("2026-02-01"), turns("2026-02-09")];
    expect(second).toEqual(expect.arrayContaining(first.filter((day) => day > "2026-03-01")));
  });

  it("are a holiday with a single day of it, over New Year too", () => {
    const weeks = weeksAhead("2026-12-06", 5, rule);
    expect(weeks.map(({ taken }) => taken?.kind === "holiday")).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
    expect(weeks[2]?.taken).toEqual({ kind: "holiday", name: "Christmas" });
  });
});
