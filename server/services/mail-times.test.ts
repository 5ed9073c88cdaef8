import { expect, it } from "vitest";
import { backOff } from "./mail-times.ts";

it("doubles the pause up to six hours, half to one and a half of it by chance", () => {
  const minutes = Array.from({ length: 12 }, (_, turn) => backOff(turn + 1, 0.5) / 60_000);
  expect(minutes).toEqual([0.5, 1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
  expect([backOff(1, 0), backOff(1, 1)]).toEqual([15_000, 45_000]);
});
