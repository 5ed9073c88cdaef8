import type { Skin } from "#app/skins/skin.ts";

/** Tempo, the application home: a playful habit tracker. */
export const skin: Skin = {
  name: "tempo",
  paper: "#fbfaff",
  ink: "#1e1b4b",
  brand: "#7c3aed",
  accent: "#34d399",
  display: { font: "Outfit", weight: 660, tracking: -0.035, leading: 0.92 },
  text: { font: "Figtree", weight: 420 },
  radius: 16,
  pill: true,
};
