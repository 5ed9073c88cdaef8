import type { Skin } from "#app/skins/skin.ts";

/** Casa Marisma, the hotel resort home: sun-bleached. */
export const skin: Skin = {
  name: "marisma",
  paper: "#fbf7ef",
  ink: "#26221c",
  brand: "#c2603f",
  accent: "#2a9d8f",
  display: { font: "Marcellus", weight: 400, tracking: -0.005, leading: 1.02, scale: 1.08 },
  text: { font: "Figtree", weight: 400 },
  radius: 4,
  pill: false,
};
