import type { Entry } from "#registry/page.ts";
import { skin } from "./skin.ts";

export const photography: Entry = {
  path: "/home-photography",
  label: "Photography",
  title: "Ivo Lang: photographs of places after everyone left",
  description:
    "Empty places by Ivo Lang, built and lit by hand: four series, a wall to walk by keys, exhibitions, and prints in signed editions of twelve.",
  kind: "Agencies and portfolios",
  keywords: ["photographer", "gallery", "prints", "weddings", "exhibition"],
  module: "demos/photography/page.tsx",
  header: "transparent-header",
  footer: "footer-style-02",
  skin,
  social: "photography-phone-box",
};
