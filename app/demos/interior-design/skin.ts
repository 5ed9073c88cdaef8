import type { Skin } from "#app/skins/skin.ts";

/** Maison Verre, the interior design home: collected, tactile. */
export const skin: Skin = {
  name: "verre",
  paper: "#efe9e1",
  ink: "#231f1a",
  brand: "#4a1d3f",
  accent: "#b8893b",
  display: { font: "Bodoni Moda", weight: 500, tracking: -0.012, leading: 1 },
  text: { font: "Jost", weight: 400 },
  radius: 0,
  pill: false,
};
