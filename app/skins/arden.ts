import type { Skin } from "./skin.ts";

/** Arden Partners, the consulting home: senior, editorial. */
export const arden: Skin = {
  name: "arden",
  paper: "#f7f5f0",
  ink: "#1a1a1a",
  brand: "#7f1d1d",
  accent: "#d6c7a1",
  display: { font: "Instrument Serif", weight: 400, tracking: -0.015, leading: 0.98, scale: 1.16 },
  text: { font: "Instrument Sans", weight: 420 },
  radius: 0,
  pill: false,
};
