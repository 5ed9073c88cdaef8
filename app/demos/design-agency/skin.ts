import type { Skin } from "#app/skins/skin.ts";

/** Parallel, the design agency: a Swiss grid, one family, two sizes. */
export const skin: Skin = {
  name: "parallel",
  paper: "#ffffff",
  ink: "#000000",
  brand: "#e30613",
  accent: "#d9d9d9",
  display: { font: "Instrument Sans", weight: 600, tracking: -0.04, leading: 0.98 },
  text: { font: "Instrument Sans", weight: 450 },
  radius: 0,
  pill: false,
};
