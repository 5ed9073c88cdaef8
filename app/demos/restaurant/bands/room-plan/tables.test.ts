import { expect, it } from "vitest";
import { candles, seats, tables } from "./tables.ts";

it("has the seats, tables and candles that the page speaks of", () => {
  expect(seats).toBe(34);
  expect(tables).toHaveLength(13);
  expect(candles).toBe(41);
});
