import type { Skin } from "#app/skins/skin.ts";

/** Voltage, the digital agency: a dark switch room and one acid lime. Its paper is dark, so it has one scheme. */
export const skin: Skin = {
  name: "voltage",
  paper: "#0a0a0a",
  ink: "#fafafa",
  brand: "#d4ff3a",
  accent: "#8b8b8b",
  display: { font: "Syne", weight: 800, tracking: -0.035, leading: 0.9, scale: 0.8 },
  text: { font: "Hanken Grotesk", weight: 420 },
  radius: 0,
  pill: true,
};
