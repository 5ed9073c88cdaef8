import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** Bands that say the same on every page where visitors look for it, each with what a home makes its own. */
const EVERYWHERE = new Set([
  "figures/fact-strip.tsx",
  "lists/journal-band.tsx",
  // Each home draws its own street.
  "places/address-lines.tsx",
  "places/hours-and-place/hours-and-place.tsx",
  "places/place-on-map/place-on-map.tsx",
  // Each home hangs its own drawing over the prices.
  "prices/plan-next.tsx",
  "prices/pricing-tabs/pricing-tabs.tsx",
]);

/** Homes by the bands that they take from `app/sections`. */
function homesByBand(): Map<string, Set<string>> {
  const homes = new Map<string, Set<string>>();
  for (const file of globSync("*/**/*.tsx", { cwd: import.meta.dirname })) {
    const source = readFileSync(join(import.meta.dirname, file), "utf8");
    for (const [, band = ""] of source.matchAll(/"#app\/sections\/(\w+\/[^"]+\.tsx)"/g))
      homes.set(band, (homes.get(band) ?? new Set()).add(file.split("/")[0]!));
  }
  return homes;
}

it("has no band on two homes that could be told apart by it (otherwise: give one of them its own, in its `bands`)", () => {
  const twice = [...homesByBand()]
    .filter(([band, homes]) => homes.size > 1 && !EVERYWHERE.has(band))
    .map(([band, homes]) => `${band}: ${[...homes].join(", ")}`);
  expect(twice).toEqual([]);
});
