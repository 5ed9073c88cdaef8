import type { Skin } from "#app/skins/skin.ts";

/** Tiles, the metro blog: a grid of colour. Its paper is dark, so it has one scheme. */
export const skin: Skin = {
  name: "tiles",
  paper: "#0b0b0c",
  ink: "#ffffff",
  brand: "#ffd23f",
  accent: "#ff4d6d",
  display: { font: "Outfit", weight: 700, tracking: -0.035, leading: 0.98 },
  text: { font: "Outfit", weight: 400 },
  radius: 0,
  pill: false,
};
