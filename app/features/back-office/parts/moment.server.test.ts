import { expect, it } from "vitest";
import { inWords, momentOf } from "./moment.server.ts";

const now = Date.parse("2026-11-21T16:04:30Z");
const ago = (iso: string) => momentOf(Date.parse(iso), now).ago;

it("tells how long ago in the largest whole unit", () => {
  expect(ago("2026-11-21T16:04:00Z")).toBe("just now");
  expect(ago("2026-11-21T15:05:00Z")).toBe("59 minutes ago");
  expect(ago("2026-11-21T15:04:00Z")).toBe("1 hour ago");
  expect(ago("2026-11-19T16:00:00Z")).toBe("2 days ago");
  expect(ago("2025-10-01T00:00:00Z")).toBe("1 year ago");
});

it("tells when, on the clocks of the site's zone, for people and programs", () => {
  const { exact, iso } = momentOf(Date.parse("2026-11-21T23:30:00Z"), now);
  expect(exact).toMatch(/^2[12] November 2026, \d\d:30$/);
  expect(iso).toBe("2026-11-21T23:30:00.000Z");
});

it("never speaks of the future, whatever two clocks think of each other", () => {
  expect(ago("2026-11-21T16:05:00Z")).toBe("just now");
});

it("says whatever is called an instant in words, however deep it lies, and nothing else", () => {
  const at = Date.parse("2025-01-01T12:00:00Z");
  const rows = [{ id: "a", sentAt: at, readAt: null, count: at, format: at }];
  const { at: moment, list } = inWords({ at, list: { rows, page: 1 } });
  expect(moment.iso).toBe("2025-01-01T12:00:00.000Z");
  expect(list).toEqual({
    rows: [{ id: "a", sentAt: momentOf(at), readAt: null, count: at, format: at }],
    page: 1,
  });
});
