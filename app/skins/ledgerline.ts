import type { Skin } from "./skin.ts";

/** Ledgerline, the bank: exact, reassuring. Every figure in it is set so that columns add up. */
export const ledgerline: Skin = {
  name: "ledgerline",
  paper: "#f6f7f9",
  ink: "#101828",
  brand: "#0f766e",
  accent: "#bef264",
  display: { font: "Geist", weight: 600, tracking: -0.04, leading: 1 },
  text: { font: "Geist", weight: 420 },
  figures: { font: "Geist Mono", weight: 500 },
  radius: 4,
  pill: false,
};
