import type { Skin } from "#app/skins/skin.ts";

/** Oh! Studio, the creative agency: pop poster. */
export const skin: Skin = {
  name: "ohstudio",
  paper: "#ffe14d",
  ink: "#111111",
  brand: "#ff3d8b",
  accent: "#2647ff",
  display: { font: "Dela Gothic One", weight: 400, tracking: -0.025, leading: 0.96, scale: 0.92 },
  text: { font: "Hanken Grotesk", weight: 500 },
  radius: 16,
  pill: true,
};
