import type { Skin } from "#app/skins/skin.ts";

/** Mara Okafor, product designer, the personal portfolio: personal, warm. */
export const skin: Skin = {
  name: "okafor",
  paper: "#faf6f1",
  ink: "#1d1a17",
  brand: "#6d2e63",
  accent: "#f4a300",
  display: { font: "Bricolage Grotesque", weight: 600, tracking: -0.03, leading: 1.0 },
  text: { font: "Figtree", weight: 430 },
  radius: 16,
  pill: true,
};
