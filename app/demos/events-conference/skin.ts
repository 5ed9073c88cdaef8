import type { Skin } from "#app/skins/skin.ts";

/** Frame Conf 2027, the conference: stage light. Its paper is dark, so it has one scheme. */
export const skin: Skin = {
  name: "frameconf",
  paper: "#120819",
  ink: "#ffffff",
  brand: "#e6007e",
  accent: "#22d3ee",
  display: { font: "Unbounded", weight: 650, tracking: -0.035, leading: 0.98, scale: 0.76 },
  text: { font: "Figtree", weight: 420 },
  radius: 0,
  pill: false,
};
