import { expect, it } from "vitest";
import { CLOCK_SLACK_MS, isAhead } from "./clock.ts";

const HOUR = 60 * 60_000;
const now = Date.parse("2026-11-04T10:00:00Z");

it.each([
  ["the past", now - 1, false],
  ["this moment", now, false],
  ["the time it was set for", now + HOUR, true],
  ["what another machine's clock set", now + HOUR + CLOCK_SLACK_MS, true],
  ["more than could have been set", now + HOUR + CLOCK_SLACK_MS + 1, false],
  ["a wrong clock's time", now + 3 * HOUR, false],
])("an hour's lock that ends in %s", (_, instant, holds) => {
  expect(isAhead(instant, HOUR, now)).toBe(holds);
});
