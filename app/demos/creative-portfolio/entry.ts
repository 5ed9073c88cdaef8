import type { Entry } from "#registry/page.ts";
import { skin } from "./skin.ts";

export const creativePortfolio: Entry = {
  path: "/home-creative-portfolio",
  label: "Creative portfolio",
  title: "Jun Abe: illustrator with a very untidy desk",
  description:
    "Pictures lie about at angles and straighten when you reach for them: paper, posters, toys and prints by Jun Abe, and how a drawing comes about.",
  kind: "Agencies and portfolios",
  keywords: ["illustrator", "artist", "painter", "toys", "prints"],
  module: "demos/creative-portfolio/page.tsx",
  stock: "availability",
  header: "mobile-menu-modern",
  footer: "footer-style-05",
  skin,
  social: "project-papercraft-1",
};
