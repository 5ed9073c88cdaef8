import type { Skin } from "#app/skins/skin.ts";

/** Edda, the fashion shop: fashion editorial. */
export const skin: Skin = {
  name: "edda",
  paper: "#ffffff",
  ink: "#0f0f0f",
  brand: "#0f0f0f",
  accent: "#e3ff00",
  display: { font: "Bodoni Moda", weight: 400, tracking: -0.03, leading: 0.92, scale: 1.08 },
  text: { font: "Hanken Grotesk", weight: 430 },
  radius: 0,
  pill: false,
};
