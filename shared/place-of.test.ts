import { expect, it } from "vitest";
import { placeOf } from "./place-of.ts";

it.each([
  ["Europe/Paris", "Paris"],
  ["America/New_York", "New York"],
  ["America/Argentina/Buenos_Aires", "Buenos Aires"],
  ["America/Port-au-Prince", "Port-au-Prince"],
  ["UTC", "UTC"],
])("calls %s %s", (zone, place) => {
  expect(placeOf(zone)).toBe(place);
});

it("has words for every zone", () => {
  for (const zone of Intl.supportedValuesOf("timeZone")) expect(placeOf(zone)).not.toMatch(/[/_]/);
});
