import type { Skin } from "#app/skins/skin.ts";

/** Northside Dental, the dentist home: clean, kind. */
export const skin: Skin = {
  name: "northside",
  paper: "#f2fbfb",
  ink: "#0e2a33",
  brand: "#0e8a9a",
  accent: "#ff8a73",
  display: { font: "Figtree", weight: 700, tracking: -0.03, leading: 1.02 },
  text: { font: "Figtree", weight: 430 },
  radius: 16,
  pill: true,
};
