import { converter, wcagContrast } from "culori";
import { palettes, textPairs } from "#app/skins/palette.ts";
import type { Skin } from "#app/skins/skin.ts";
import type { Finding } from "./finding.ts";

const lightness = converter("oklch");

/** In OKLCH, 0 to 1: by less than this a colour still looks like the one that was chosen. */
const SEEN = 0.15;

/**
 * What colours of a skin cannot be read on which ground, in both schemes, by the arithmetic that makes its stylesheet; and where the site
 * shows another brand than was chosen, so that it can be read.
 */
export function colourFindings(skin: Skin): Finding[] {
  const where = `the skin ${skin.name}`;
  let schemes: ReturnType<typeof palettes>;
  try {
    schemes = palettes(skin);
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    return [{ level: "never", what, where, mend: "write it as #rrggbb" }];
  }
  const unreadable = (["light", "dark"] as const).flatMap((scheme) =>
    textPairs.flatMap(({ text, ground, ratio }): Finding[] => {
      const measured = wcagContrast(schemes[scheme][text], schemes[scheme][ground]);
      if (measured >= ratio) return [];
      const what = `${text} on ${ground} has a contrast of ${measured.toFixed(1)} in the ${scheme} scheme, and needs ${ratio}`;
      return [
        { level: "never", what, where, mend: "choose a darker or lighter paper, ink or brand" },
      ];
    }),
  );
  const shown = schemes.light["brand-ink"];
  const moved = Math.abs((lightness(skin.brand)?.l ?? 0) - (lightness(shown)?.l ?? 0));
  if (moved < SEEN) return unreadable;
  const what = `as text the brand is ${shown}, not ${skin.brand}, which could not be read`;
  return [...unreadable, { level: "look", what, where, mend: "choose it so, or a brand near it" }];
}
