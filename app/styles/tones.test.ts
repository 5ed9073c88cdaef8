import { readFileSync } from "node:fs";
import { formatHex, interpolate, wcagContrast } from "culori";
import { expect, it } from "vitest";
import { type Palette, palettes, textPairs } from "#app/skins/palette.ts";
import { skins } from "#app/skins/skins.ts";

const sheet = readFileSync(new URL("base.css", import.meta.url), "utf8");
const rules = [...sheet.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/([^{}]+)\{([^{}]+)\}/g)].map(
  ([, selector = "", body = ""]) => ({ selector, body }),
);

/** What a token of the palette stands for inside a tone, by the stylesheet. */
function meaningIn(tone: "brand" | "accent") {
  const declared = new Map(
    rules
      .filter(({ selector }) => selector.includes(`[data-tone="${tone}"]`))
      .flatMap(({ body }) => [...body.matchAll(/--([\w-]+): var\(--([\w-]+)\);/g)])
      .map(([, name = "", value = ""]) => [name, value]),
  );
  const meaning = (name: string): string => {
    const value = declared.get(name);
    return value ? meaning(value) : name;
  };
  return (name: keyof Palette) => meaning(name) as keyof Palette;
}

const schemes = Object.entries(skins).flatMap(([name, skin]) =>
  Object.entries(palettes(skin)).map(([scheme, palette]) => ({
    look: `${name} ${scheme}`,
    palette,
  })),
);

it.each(["brand", "accent"] as const)("all that stands on a %s ground is read there", (tone) => {
  const means = meaningIn(tone);
  expect(means("paper")).toBe(tone);
  for (const { look, palette } of schemes) {
    for (const { text, ground, ratio } of textPairs) {
      const measured = wcagContrast(palette[means(text)], palette[means(ground)]);
      expect(measured, `${look}: ${text} on ${ground}`).toBeGreaterThanOrEqual(ratio);
    }
  }
});

it("all inks are read on the night's ground", () => {
  const share = rules
    .find(({ selector }) => selector.includes('[data-tone="night"]'))
    ?.body.match(/color-mix\(in oklab, var\(--paper\) (\d+)%, var\(--brand-tint\)\)/)?.[1];
  expect(share).toBeDefined();
  const inks = textPairs.filter(({ ground }) => ground === "paper");
  for (const [name, skin] of Object.entries(skins)) {
    const { dark } = palettes(skin);
    const mix = interpolate([dark.paper, dark["brand-tint"]], "oklab");
    const ground = formatHex(mix(1 - Number(share) / 100));
    for (const { text, ratio } of inks)
      expect(wcagContrast(dark[text], ground), `${name}: ${text}`).toBeGreaterThanOrEqual(ratio);
  }
});
