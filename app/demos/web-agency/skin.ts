import type { Skin } from "#app/skins/skin.ts";

/** Stackhaus, the web agency: developer humour. Its paper is dark, so it has one scheme. */
export const skin: Skin = {
  name: "stackhaus",
  paper: "#0b0f14",
  ink: "#e6edf3",
  brand: "#3fb950",
  accent: "#58a6ff",
  display: { font: "Geist Mono", weight: 600, tracking: -0.045, leading: 1.04, scale: 0.84 },
  text: { font: "Geist", weight: 400 },
  radius: 4,
  pill: false,
};
