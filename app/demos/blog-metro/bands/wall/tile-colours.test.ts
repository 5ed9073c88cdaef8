import { wcagContrast } from "culori";
import { expect, test } from "vitest";
import { tileColours } from "./tile-colours.ts";

test.each(tileColours)("$text can be read on $ground", ({ ground, text }) => {
  expect(wcagContrast(ground, text)).toBeGreaterThanOrEqual(4.5);
});

test("no colour is there twice", () => {
  expect(new Set(tileColours.map(({ ground }) => ground)).size).toBe(tileColours.length);
});
