import { wcagContrast } from "culori";
import { describe, expect, it } from "vitest";
import { palettes, textPairs } from "./palette.ts";
import { skins } from "./skins.ts";

describe.each(Object.entries(skins))("the skin %s", (_, skin) => {
  const schemes = palettes(skin);
  it.each(["light", "dark"] as const)(
    "reaches WCAG AA for every text pair in its %s scheme",
    (scheme) => {
      const palette = schemes[scheme];
      const failing = textPairs
        .map((pair) => ({
          ...pair,
          measured: wcagContrast(palette[pair.text], palette[pair.ground]),
        }))
        .filter(({ measured, ratio }) => measured < ratio);
      expect(failing).toEqual([]);
    },
  );
});

it("keeps AA for brand colours nobody would choose for text", () => {
  for (const brand of ["#ffff00", "#00ff88", "#ff00ff", "#808080", "#000000", "#ffffff"]) {
    const { light, dark } = palettes({ ...skins.vitrine, brand });
    for (const palette of [light, dark]) {
      expect(
        wcagContrast(palette["on-brand"], palette.brand),
        `${brand}: button text`,
      ).toBeGreaterThanOrEqual(4.5);
      expect(
        wcagContrast(palette["brand-ink"], palette.paper),
        `${brand}: link text`,
      ).toBeGreaterThanOrEqual(4.5);
    }
  }
});

it("keeps a skin whose paper is dark as it is, in both schemes", () => {
  const { light, dark } = palettes(skins.sable);
  expect(light).toEqual(dark);
  expect(light.paper).toBe(skins.sable.paper);
  expect(light.ink).toBe(skins.sable.ink);
});

it("names a colour it cannot read", () => {
  expect(() => palettes({ ...skins.vitrine, brand: "indigo-ish" })).toThrow(
    '"indigo-ish" is not a colour',
  );
});
