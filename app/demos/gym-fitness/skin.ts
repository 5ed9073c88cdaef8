import type { Skin } from "#app/skins/skin.ts";

/** Ironhaus, the gym fitness home: loud, heavy. */
export const skin: Skin = {
  name: "ironhaus",
  paper: "#0d0d0d",
  ink: "#ffffff",
  brand: "#ff2d20",
  accent: "#c7c7c7",
  display: { font: "Big Shoulders", weight: 900, tracking: -0.01, leading: 0.84, scale: 1.3 },
  text: { font: "Archivo", weight: 400 },
  radius: 0,
  pill: false,
};
