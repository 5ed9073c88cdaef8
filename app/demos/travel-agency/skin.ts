import type { Skin } from "#app/skins/skin.ts";

/** Faraway, the travel agency home: postcard bright. */
export const skin: Skin = {
  name: "faraway",
  paper: "#ffffff",
  ink: "#0b2540",
  brand: "#0369a1",
  accent: "#ffb020",
  display: { font: "Plus Jakarta Sans", weight: 700, tracking: -0.022, leading: 1.0 },
  text: { font: "Plus Jakarta Sans", weight: 450 },
  radius: 16,
  pill: true,
};
