import { expect, it } from "vitest";
import { placeOf } from "./place-of.ts";

const paris = { timeZone: "Europe/Paris" };

it.each([
  ["Europe/Paris", "Paris"],
  ["America/New_York", "New York"],
  ["America/Argentina/Buenos_Aires", "Buenos Aires"],
  ["America/Port-au-Prince", "Port-au-Prince"],
  ["UTC", "UTC"],
])("calls %s %s", (zone, place) => {
  expect(placeOf(zone, paris)).toBe(place);
});

it("has words for every zone", () => {
  for (const zone of Intl.supportedValuesOf("timeZone"))
    expect(placeOf(zone, paris)).not.toMatch(/[/_]/);
});

it("calls the owner's zone as the owner does, and no other", () => {
  const wien = { timeZone: "Europe/Vienna", place: "Wien" };
  expect(placeOf("Europe/Vienna", wien)).toBe("Wien");
  expect(placeOf("Europe/Lisbon", wien)).toBe("Lisbon");
});
