import type { Skin } from "#app/skins/skin.ts";

/** Third Rail Coffee, the cafe home: neighbourhood, hand-made. */
export const skin: Skin = {
  name: "thirdrail",
  paper: "#f9efe3",
  ink: "#2b1b12",
  brand: "#8c4a2f",
  accent: "#b7c68b",
  display: { font: "Young Serif", weight: 400, tracking: -0.015, leading: 1.02 },
  text: { font: "Figtree", weight: 430 },
  radius: 8,
  pill: true,
};
