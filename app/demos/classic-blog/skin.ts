import type { Skin } from "#app/skins/skin.ts";

/** Margin, the classic blog: the reading room. */
export const skin: Skin = {
  name: "margin",
  paper: "#fffefb",
  ink: "#222222",
  brand: "#1e3a5f",
  accent: "#b4532a",
  display: { font: "Literata", weight: 500, tracking: -0.02, leading: 1.08 },
  text: { font: "Literata", weight: 400 },
  radius: 2,
  pill: false,
};
