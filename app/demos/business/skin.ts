import type { Skin } from "#app/skins/skin.ts";

/** Halden & Rowe, the business home: calm authority. */
export const skin: Skin = {
  name: "halden",
  paper: "#faf8f4",
  ink: "#1c1917",
  brand: "#14532d",
  accent: "#b08d57",
  display: {
    font: "Newsreader Display",
    weight: 400,
    tracking: -0.015,
    leading: 1.02,
    scale: 1.08,
  },
  text: { font: "Hanken Grotesk", weight: 420 },
  radius: 2,
  pill: false,
};
