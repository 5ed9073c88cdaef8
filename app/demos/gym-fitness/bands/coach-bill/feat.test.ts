import { expect, it } from "vitest";
import { platesFor } from "./feat.ts";

it("loads the bar, the heaviest plates inside", () => {
  expect(platesFor(20)).toEqual([]);
  expect(platesFor(265)).toEqual([25, 25, 25, 25, 20, 2.5]);
  expect(platesFor(142.5)).toEqual([25, 25, 10, 1.25]);
});

it("refuses what no plates make", () => {
  expect(() => platesFor(21)).toThrow("No plates make 21 kg.");
  expect(() => platesFor(10)).toThrow();
});
