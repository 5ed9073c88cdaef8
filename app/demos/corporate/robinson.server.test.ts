import { expect, test } from "vitest";
import { onWorldDrawing } from "./robinson.server.ts";

/** As `python3 art/drawn/world.py LONGITUDE LATITUDE` prints them. */
const printed = [
  { longitude: 4.48, latitude: 51.92, x: 45.38, y: 19.57 },
  { longitude: -0.1, latitude: 51.5, x: 44.1, y: 19.87 },
  { longitude: 103.8, latitude: 1.3, x: 77.96, y: 57.19 },
];

test.each(printed)("$longitude, $latitude lies where the drawing has it", ({ x, y, ...place }) => {
  const found = onWorldDrawing(place);
  expect(found.x).toBeCloseTo(x, 1);
  expect(found.y).toBeCloseTo(y, 1);
});

test("the middle of the world is on the equator, and south lies below it", () => {
  expect(onWorldDrawing({ longitude: 0, latitude: -34 }).y).toBeGreaterThan(
    onWorldDrawing({ longitude: 0, latitude: 0 }).y,
  );
});
