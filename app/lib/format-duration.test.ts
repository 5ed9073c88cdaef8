import { expect, it } from "vitest";
import { formatDuration } from "./format-duration.ts";

it("leaves out hours and minutes that are none", () => {
  expect([0, 45, 60, 155, 240].map(formatDuration)).toEqual([
    "0 min",
    "45 min",
    "1 h",
    "2 h 35 min",
    "4 h",
  ]);
});
