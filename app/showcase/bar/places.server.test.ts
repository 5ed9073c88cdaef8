import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pages } from "#registry/pages.ts";
import { barMarkup } from "./bar-markup.server.tsx";
import { mayLeadBack, placeOf } from "./places.server.ts";

const root = join(import.meta.dirname, "../../..");
const homes = pages.filter(({ kind }) => kind !== undefined);
const places = pages.flatMap(({ path }) => placeOf(path) ?? []);

test("the pages of a kind stand in a ring: each is the next of the one before it", () => {
  expect(places.length).toBeGreaterThan(0);
  for (const place of places) {
    const next = place.next && placeOf(place.next.href);
    expect(next?.previous?.href).toBe(place.next ? place.href : undefined);
    expect(next?.kind ?? place.kind).toBe(place.kind);
    expect(place.at).toBeLessThanOrEqual(place.count);
  }
});

test("every home page in the lists has its place; the front page, which is one of them, does not count twice", () => {
  const found = homes.flatMap(({ path }) => placeOf(path) ?? []);
  expect(found.map(({ at }) => at).toSorted((a, b) => a - b)).toEqual(
    homes.map((_, index) => index + 1),
  );
  const [second] = pages.filter(({ path }) => path === "/");
  // Without any home page the front page is a header's.
  if (second && second.kind === undefined && homes.length > 0) expect(placeOf("/")).toBeNull();
});

test("the command of a home page makes a site from its folder", () => {
  for (const place of places.filter(({ isHome }) => isHome)) {
    const [, name] = / --home (\S+)$/.exec(place.take.code) ?? [];
    expect(existsSync(join(root, "app/demos", name!, "entry.ts")), place.take.code).toBe(true);
  }
});

test("what is there to be used has no bar, only a way back; what nobody comes to has neither", () => {
  for (const { path } of pages.filter(({ group }) => group === "shop" || group === "information")) {
    expect(placeOf(path)).toBeNull();
    expect(mayLeadBack(path)).toBe(true);
    expect(barMarkup(path)).toMatch(/^<nav [^>]*hidden=""/);
  }
  for (const path of ["/admin", "/try/white-header/footer-style-01", "/no-such-page"])
    expect(barMarkup(path)).toBe("");
});
