import { expect, it } from "vitest";
import { postsByMonth } from "./posts-by-month.ts";

it("has the newest year first, and all twelve months of each", () => {
  const years = postsByMonth(["2026-11-10", "2025-12-09", "2026-11-03", "2026-01-13"]);
  expect(years.map(({ year }) => year)).toEqual(["2026", "2025"]);
  for (const { months } of years) expect(months).toHaveLength(12);
  expect(years[0]!.months[0]).toEqual({ key: "2026-01", count: 1 });
  expect(years[0]!.months[10]).toEqual({ key: "2026-11", count: 2 });
  expect(years[0]!.months[5]).toEqual({ key: "2026-06", count: 0 });
});

it("is empty where nothing was published", () => {
  expect(postsByMonth([])).toEqual([]);
});
