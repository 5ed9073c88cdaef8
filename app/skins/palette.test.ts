import { wcagContrast } from "culori";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nightSkin, plainSkin } from "#tests/support/plain-skin.ts";
import { type Palette, palettes, textPairs } from "./palette.ts";
import { skins } from "./skins.ts";

describe.each(Object.entries(skins))("the skin %s", (_, skin) => {
  const schemes = palettes(skin);
  it.each(["light", "dark"] as const)(
    "reaches WCAG AA for every text pair in its %s scheme",
    (scheme) => {
      expect(unreadablePairs(schemes[scheme])).toEqual([]);
    },
  );
});

it("reaches WCAG AA with any four colours", () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, "0")}`);
  const extremes = fc.constantFrom("#000000", "#ffffff", "#ffff00", "#00ff88", "#808080");
  const any = fc.oneof(colour, extremes);
  fc.assert(
    fc.property(any, any, any, any, (paper, ink, brand, accent) => {
      const { light, dark } = palettes({ ...plainSkin, paper, ink, brand, accent });
      expect(unreadablePairs(light)).toEqual([]);
      expect(unreadablePairs(dark)).toEqual([]);
    }),
    { numRuns: 300, seed: 7 },
  );
});

/** Pairs of text and ground whose contrast is too low. */
function unreadablePairs(palette: Palette) {
  return textPairs
    .map((pair) => ({ ...pair, measured: wcagContrast(palette[pair.text], palette[pair.ground]) }))
    .filter(({ measured, ratio }) => measured < ratio);
}

it("keeps a skin whose paper is dark as it is, in both schemes", () => {
  const { light, dark } = palettes(nightSkin);
  expect(light).toEqual(dark);
  expect(light.paper).toBe(nightSkin.paper);
  expect(light.ink).toBe(nightSkin.ink);
});

it("names a colour it cannot read", () => {
  expect(() => palettes({ ...plainSkin, brand: "indigo-ish" })).toThrow(
    '"indigo-ish" is not a colour',
  );
});
