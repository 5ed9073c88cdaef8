import type { Skin } from "#app/skins/skin.ts";

/** Jun Abe, illustrator, the creative portfolio: a scattered desk. */
export const skin: Skin = {
  name: "junabe",
  paper: "#f6f3ec",
  ink: "#1b1b1b",
  brand: "#ef4423",
  accent: "#7cc6fe",
  display: { font: "Gloock", weight: 400, tracking: -0.02, leading: 1.0 },
  text: { font: "Hanken Grotesk", weight: 430 },
  radius: 2,
  pill: false,
};
