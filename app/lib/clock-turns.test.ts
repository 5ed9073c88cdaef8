import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { everyMinute } from "./clock-turns.ts";

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-23T10:00:40Z") }));
afterEach(() => vi.useRealTimers());

it("tells of each minute as it begins, until it is asked no more", () => {
  const told: string[] = [];
  const end = everyMinute(() => told.push(new Date().toISOString().slice(11, 19)));
  vi.advanceTimersByTime(19_000);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(61_000);
  expect(told).toEqual(["10:01:00", "10:02:00"]);
  end();
  vi.advanceTimersByTime(120_000);
  expect(told).toHaveLength(2);
});
