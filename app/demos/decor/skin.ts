import type { Skin } from "#app/skins/skin.ts";

/** Oda Home, the decor home: Scandinavian light. */
export const skin: Skin = {
  name: "oda",
  paper: "#f4f2ee",
  ink: "#20201e",
  brand: "#c98a2b",
  accent: "#527082",
  display: { font: "Hanken Grotesk", weight: 500, tracking: -0.035, leading: 1.0 },
  text: { font: "Hanken Grotesk", weight: 420 },
  radius: 4,
  pill: false,
};
