import { wcagContrast } from "culori";
import { expect, test } from "vitest";
import { grounds } from "./grounds.ts";

test.each(Object.entries(grounds))("%s can be read on its ground", (_, { ground, ink }) => {
  expect(wcagContrast(ground, ink)).toBeGreaterThanOrEqual(4.5);
});

test("no two pages that follow each other look alike", () => {
  const colors = Object.values(grounds).map(({ ground }) => ground);
  for (const [index, color] of colors.slice(1).entries())
    expect(wcagContrast(color, colors[index]!), `${colors[index]} and ${color}`).toBeGreaterThan(
      1.3,
    );
});
