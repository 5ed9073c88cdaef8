import type { Skin } from "#app/skins/skin.ts";

/** Stillwater, the yoga meditation home: breath. */
export const skin: Skin = {
  name: "stillwater",
  paper: "#f3f1ea",
  ink: "#2f3e36",
  brand: "#5b7553",
  accent: "#e8b4a0",
  display: { font: "Fraunces Soft", weight: 350, tracking: -0.016, leading: 0.98, scale: 1.02 },
  text: { font: "Nunito Sans", weight: 420 },
  radius: 16,
  pill: true,
};
