import { expect, it } from "vitest";
import { readQuantity, showQuantity, stepQuantity } from "./quantity.ts";

it("counts from zero and never below (specification, point 5)", () => {
  expect([
    stepQuantity(0, -1),
    stepQuantity(0, 1),
    stepQuantity(1, -1),
    stepQuantity(9, 1),
  ]).toEqual([0, 1, 0, 10]);
});

it("shows nine and less with a leading zero (specification, point 5)", () => {
  expect([0, 1, 9, 10, 120].map(showQuantity)).toEqual(["00", "01", "09", "10", "120"]);
});

it.each([
  ["3", 3],
  [" 03 ", 3],
  [3, 3],
  ["0", 0],
  ["-1", null],
  [-1, null],
  ["1.5", null],
  [1.5, null],
  ["1e3", null],
  ["99999", null],
  [1e21, null],
  [Number.NaN, null],
  ["", null],
  [null, null],
  [true, null],
])("reads %j as %j", (value, quantity) => {
  expect(readQuantity(value)).toBe(quantity);
});
