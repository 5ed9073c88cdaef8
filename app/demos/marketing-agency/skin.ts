import type { Skin } from "#app/skins/skin.ts";

/** Brightside, the marketing agency: warm, witty. */
export const skin: Skin = {
  name: "brightside",
  paper: "#fff7ed",
  ink: "#27150a",
  brand: "#f97316",
  accent: "#0b7b71",
  display: { font: "Gabarito", weight: 700, tracking: -0.025, leading: 0.96, scale: 1.08 },
  text: { font: "Figtree", weight: 440 },
  radius: 16,
  pill: true,
};
