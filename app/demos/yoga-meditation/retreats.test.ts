import { expect, it } from "vitest";
import { retreatsAfter } from "./retreats.server.ts";

it.each([
  ["2026-12-31", ["2027-03-19", "2027-06-11", "2027-10-08"]],
  ["2027-03-18", ["2027-03-19", "2027-06-11", "2027-10-08"]],
  // That evening the train leaves.
  ["2027-03-19", ["2027-06-11", "2027-10-08", "2028-03-17"]],
  ["2027-04-01", ["2027-06-11", "2027-10-08", "2028-03-17"]],
  ["2027-12-01", ["2028-03-17", "2028-06-09", "2028-10-13"]],
])("on %s the next retreats begin on %j", (today, next) => {
  expect(retreatsAfter(today, 3).map(({ machine }) => machine)).toEqual(next);
});

it("gives as many as are asked for, each from Friday to Monday, in words", () => {
  const dates = retreatsAfter("2027-10-08", 7);
  expect(dates).toHaveLength(7);
  for (const { machine } of dates) expect(new Date(machine).getUTCDay()).toBe(5);
  expect(dates[0]?.days).toMatch(/^17\s?–\s?20 March 2028$/);
});
