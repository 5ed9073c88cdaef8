import { wcagContrast } from "culori";
import { describe, expect, it } from "vitest";
import { looks } from "./brands.server.ts";

describe("the brands' own colours", () => {
  const pairs = looks.flatMap(({ slug, colours }) => colours.map((pair) => ({ slug, ...pair })));

  it.each(pairs)("$name of $slug can be read", ({ value, on }) => {
    expect(wcagContrast(value, on)).toBeGreaterThanOrEqual(4.5);
  });
});
