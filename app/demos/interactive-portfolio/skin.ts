import type { Skin } from "#app/skins/skin.ts";

/** Field Notes Lab, the interactive portfolio: cursor theatre. Its paper is dark, so it has one scheme. */
export const skin: Skin = {
  name: "fieldnotes",
  paper: "#101014",
  ink: "#f2f2f2",
  brand: "#a78bfa",
  accent: "#f472b6",
  display: { font: "Syne", weight: 700, tracking: -0.025, leading: 1 },
  text: { font: "Geist", weight: 400 },
  radius: 4,
  pill: false,
};
