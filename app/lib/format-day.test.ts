import { expect, it } from "vitest";
import { formatDay } from "./format-day.ts";

it("writes a day out, whatever the zone of the machine", () => {
  expect(formatDay("2026-03-01")).toBe("1 March 2026");
});
