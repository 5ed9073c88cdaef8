import { expect, it } from "vitest";
import { formatClock } from "./format-clock.ts";

it.each([
  [0, "0:00"],
  [64, "1:04"],
  [93.64, "1:34"],
  [119.7, "2:00"],
  [3725, "62:05"],
])("%d seconds are %s", (seconds, clock) => {
  expect(formatClock(seconds)).toBe(clock);
});
