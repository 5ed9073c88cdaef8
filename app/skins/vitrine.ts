import type { Skin } from "./skin.ts";

/** The showcase itself: every page that belongs to no invented business. */
export const vitrine: Skin = {
  name: "vitrine",
  paper: "#fafaf7",
  ink: "#15181c",
  brand: "#0b6b57",
  accent: "#ffc94d",
  display: { font: "Hanken Grotesk", weight: 640, tracking: -0.03, leading: 1.02 },
  text: { font: "Hanken Grotesk", weight: 420 },
  radius: 8,
  pill: true,
};
