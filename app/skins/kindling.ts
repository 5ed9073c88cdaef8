import type { Skin } from "./skin.ts";

/** Kindling, the startup home: optimistic, precise. */
export const kindling: Skin = {
  name: "kindling",
  paper: "#ffffff",
  ink: "#0f172a",
  brand: "#4f46e5",
  accent: "#ff7a59",
  display: { font: "Bricolage Grotesque", weight: 640, tracking: -0.035, leading: 0.98 },
  text: { font: "Figtree", weight: 420 },
  radius: 16,
  pill: true,
};
