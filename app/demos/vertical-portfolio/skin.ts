import type { Skin } from "#app/skins/skin.ts";

/** Atelier Nord, the vertical portfolio: page by page. */
export const skin: Skin = {
  name: "nord",
  paper: "#f2f2ef",
  ink: "#131514",
  brand: "#1f4a43",
  accent: "#f26b3f",
  display: { font: "Archivo", weight: 600, tracking: -0.035, leading: 0.96, stretch: 100 },
  text: { font: "Archivo", weight: 420 },
  radius: 0,
  pill: false,
};
