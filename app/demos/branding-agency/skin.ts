import type { Skin } from "#app/skins/skin.ts";

/** Sigil, the branding agency: emblematic. */
export const skin: Skin = {
  name: "sigil",
  paper: "#f1efe9",
  ink: "#161616",
  brand: "#2e2bd8",
  accent: "#c9c3b5",
  display: { font: "Familjen Grotesk", weight: 600, tracking: -0.035, leading: 0.98 },
  text: { font: "Familjen Grotesk", weight: 430 },
  radius: 0,
  pill: false,
};
