import type { Skin } from "#app/skins/skin.ts";

/** Studio Plinth, the architecture home: monumental silence. */
export const skin: Skin = {
  name: "plinth",
  paper: "#ecebe7",
  ink: "#111111",
  brand: "#e03616",
  accent: "#c9c6be",
  display: {
    font: "Archivo",
    weight: 300,
    tracking: -0.02,
    leading: 0.98,
    scale: 0.9,
    stretch: 125,
  },
  text: { font: "Archivo", weight: 400 },
  radius: 0,
  pill: false,
};
