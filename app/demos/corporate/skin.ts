import type { Skin } from "#app/skins/skin.ts";

/** Meridian Group, the corporate home: engineered, global. */
export const skin: Skin = {
  name: "meridian",
  paper: "#ffffff",
  ink: "#0b1220",
  brand: "#0b5fff",
  accent: "#ff6b00",
  display: {
    font: "Archivo",
    weight: 600,
    tracking: -0.01,
    leading: 0.98,
    scale: 0.86,
    stretch: 125,
  },
  text: { font: "Archivo", weight: 420 },
  radius: 0,
  pill: false,
};
