import type { Skin } from "#app/skins/skin.ts";

/** Duo, the split portfolio: two halves. */
export const skin: Skin = {
  name: "duo",
  paper: "#ffffff",
  ink: "#111111",
  brand: "#ff5a1f",
  accent: "#111111",
  display: { font: "Manrope", weight: 700, tracking: -0.045, leading: 0.98 },
  text: { font: "Manrope", weight: 450 },
  radius: 0,
  pill: false,
};
