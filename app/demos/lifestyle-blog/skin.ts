import type { Skin } from "#app/skins/skin.ts";

/** Slow Sundays, the lifestyle blog: soft. */
export const skin: Skin = {
  name: "sundays",
  paper: "#fdf6f3",
  ink: "#3a2c2a",
  brand: "#c06c84",
  accent: "#8a9a5b",
  display: { font: "Gilda Display", weight: 400, tracking: -0.015, leading: 1.06, scale: 1.04 },
  text: { font: "Nunito Sans", weight: 430 },
  radius: 16,
  pill: true,
};
