import { expect, test } from "vitest";
import { winningCosts } from "./winning-costs.ts";

const year = winningCosts([
  { name: "written to", count: 200, unitCost: 150 },
  { name: "met", count: 10, unitCost: 9001 },
  { name: "signed", count: 4, unitCost: 0 },
]);

test("adds up what everybody at every step cost, and lets those who signed carry it", () => {
  // By hand: 200 × 1.50 = 300.00; 10 × 90.01 = 900.10; together 1,200.10, for four of them 300.025.
  expect(year).toMatchObject({ total: 120_010, wins: 4, perWin: 30_003 });
});

test("measures each step against the first and against the one before", () => {
  expect(year.steps.map(({ share }) => share)).toEqual([1, 0.05, 0.02]);
  expect(year.steps.map(({ kept }) => kept)).toEqual([1, 0.05, 0.4]);
  expect(year.steps.map(({ name, cost }) => [name, cost])).toEqual([
    ["written to", 30_000],
    ["met", 90_010],
    ["signed", 0],
  ]);
});
