import { expect, it } from "vitest";
import { fill } from "#shared/words.ts";
import { closedBecause } from "./hours.ts";
import * as words from "./words.ts";

const overNewYear = { from: "12-30", to: "01-02", reason: "over New Year" };
const inSummer = { from: "07-20", to: "08-02", reason: "for the summer" };
const closed = [inSummer, overNewYear];

it.each([
  ["2026-12-29", null],
  ["2026-12-30", overNewYear],
  ["2026-12-31", overNewYear],
  ["2027-01-01", overNewYear],
  ["2027-01-02", overNewYear],
  ["2027-01-03", null],
  ["2026-07-19", null],
  ["2026-07-20", inSummer],
  ["2026-08-02", inSummer],
  ["2026-08-03", null],
])("%s is in the closure that has it, over the end of the year too", (date, closure) => {
  const why = closedBecause(date, closed);
  const reasons = closed.map(({ reason }) => fill(words.closedThatDay, { reason }));
  // On other days the weekday alone decides.
  if (closure) expect(why).toBe(fill(words.closedThatDay, { reason: closure.reason }));
  else expect(reasons).not.toContain(why);
});
