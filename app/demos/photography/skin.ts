import type { Skin } from "#app/skins/skin.ts";

/** Ivo Lang, the photography home: gallery dark. Its paper is dark, so it has one scheme. */
export const skin: Skin = {
  name: "ivolang",
  paper: "#0c0c0d",
  ink: "#ededed",
  brand: "#ededed",
  accent: "#ffb454",
  display: { font: "Instrument Serif", weight: 400, tracking: -0.015, leading: 1.0, scale: 1.12 },
  text: { font: "Instrument Sans", weight: 430 },
  radius: 0,
  pill: false,
};
