import type { Skin } from "#app/skins/skin.ts";

/** Tom Reyes, copywriter, the freelancer home: plain-spoken. */
export const skin: Skin = {
  name: "reyes",
  paper: "#fefaf0",
  ink: "#1f1f1f",
  brand: "#1d4ed8",
  accent: "#fde68a",
  display: { font: "Newsreader Display", weight: 400, tracking: -0.02, leading: 1.04, scale: 1.06 },
  text: { font: "Instrument Sans", weight: 430 },
  radius: 2,
  pill: false,
};
