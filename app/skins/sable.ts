import type { Skin } from "./skin.ts";

/** Sable & Thyme, the restaurant: candle-lit, quiet luxury. Its paper is dark, so it has one scheme. */
export const sable: Skin = {
  name: "sable",
  paper: "#14110f",
  ink: "#f5efe6",
  brand: "#c08457",
  accent: "#9caf88",
  display: { font: "Cormorant", weight: 500, tracking: 0, leading: 0.96, scale: 1.2 },
  text: { font: "Jost", weight: 400 },
  radius: 2,
  pill: false,
};
