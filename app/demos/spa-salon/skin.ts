import type { Skin } from "#app/skins/skin.ts";

/** Ondine, the spa salon home: mineral, slow. The display face has no figures that could be added up. */
export const skin: Skin = {
  name: "ondine",
  paper: "#f5f3f0",
  ink: "#3a332e",
  brand: "#8a5f3c",
  accent: "#a9c0c4",
  display: { font: "Italiana", weight: 400, tracking: 0, leading: 1.04, scale: 1.16 },
  text: { font: "Jost", weight: 400 },
  figures: { font: "Jost", weight: 300 },
  radius: 2,
  pill: false,
};
