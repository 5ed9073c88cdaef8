import type { Entry } from "#registry/page.ts";
import { skin } from "./skin.ts";

export const interiorDesign: Entry = {
  path: "/home-interior-design",
  label: "Interior design",
  title: "Maison Verre: rooms that were collected, not bought",
  description:
    "Interiors for houses with a past: a moodboard that you can rearrange, projects before and after, our fees, and a letter to begin with.",
  kind: "Places and wellbeing",
  keywords: ["interior designer", "decorator", "renovation", "furniture"],
  module: "demos/interior-design/page.tsx",
  header: "hamburger-menu-half",
  footer: "footer-style-09",
  skin,
  social: "interior-living",
};
