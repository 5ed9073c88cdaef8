import type { Skin } from "#app/skins/skin.ts";

/** Uprank, the SEO agency: friendly data. */
export const skin: Skin = {
  name: "uprank",
  paper: "#f4f9ff",
  ink: "#0c1b33",
  brand: "#0284c7",
  accent: "#fbbf24",
  display: { font: "Manrope", weight: 760, tracking: -0.038, leading: 1 },
  text: { font: "Manrope", weight: 480 },
  radius: 16,
  pill: true,
};
