import type { Skin } from "./skin.ts";

/** The Quarterly Eye, the magazine: newsstand. */
export const quarterly: Skin = {
  name: "quarterly",
  paper: "#ffffff",
  ink: "#141414",
  brand: "#c1121f",
  accent: "#f2c14e",
  display: { font: "Playfair Display", weight: 640, tracking: -0.015, leading: 1 },
  text: { font: "Source Serif 4", weight: 400 },
  radius: 0,
  pill: false,
};
