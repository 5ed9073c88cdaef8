import { expect, test } from "vitest";
import { fitsChoice, readTripChoice, type TripOptions, tripSearch } from "./trip-choice.ts";

const options: TripOptions = {
  where: [
    { key: "bay", label: "The bay" },
    { key: "hill", label: "The hill" },
  ],
  when: [{ key: "5", label: "May" }],
  who: [{ key: "two", label: "The two of us" }],
};
const nothing = { where: "", when: "", who: "" };
const read = (search: string) => readTripChoice(new URLSearchParams(search), options);

test("reads what an address chooses, and leaves out what there is not", () => {
  expect(read("where=hill&who=two")).toEqual({ where: "hill", when: "", who: "two" });
  expect(read("where=moon&when=13&page=2")).toEqual(nothing);
});

test("writes the same address back", () => {
  expect(tripSearch(read("who=two&where=hill&page=2"))).toBe("?where=hill&who=two");
  expect(tripSearch(nothing)).toBe("");
});

test("a trip has to answer everything that is asked", () => {
  const trip = { where: ["bay"], when: ["5", "6"], who: ["two"] };
  expect(fitsChoice(trip, nothing)).toBe(true);
  expect(fitsChoice(trip, { ...nothing, when: "5", who: "two" })).toBe(true);
  expect(fitsChoice(trip, { ...nothing, where: "hill", who: "two" })).toBe(false);
});
