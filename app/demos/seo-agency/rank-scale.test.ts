import { expect, it } from "vitest";
import { rankShare } from "./rank-scale.ts";

it("puts the first place at one and the last at nought", () => {
  expect(rankShare(1, 50)).toBe(1);
  expect(rankShare(50, 50)).toBe(0);
  expect(rankShare(80, 50)).toBe(0);
});

it("makes a place twice as good equally far, wherever it is", () => {
  const step = (from: number, to: number) => rankShare(to, 64) - rankShare(from, 64);
  expect(step(2, 1)).toBeCloseTo(step(20, 10), 3);
});
