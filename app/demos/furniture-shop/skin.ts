import type { Skin } from "#app/skins/skin.ts";

/** Kvist, the furniture shop: a catalogue by daylight. */
export const skin: Skin = {
  name: "kvist",
  paper: "#f5f2ed",
  ink: "#1e1e1c",
  brand: "#2f5d50",
  accent: "#d9a566",
  display: { font: "Jost", weight: 480, tracking: -0.02, leading: 1.02 },
  text: { font: "Jost", weight: 400 },
  radius: 0,
  pill: false,
};
