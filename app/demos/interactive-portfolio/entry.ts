import type { Entry } from "#registry/page.ts";
import { skin } from "./skin.ts";

export const interactivePortfolio: Entry = {
  path: "/home-interactive-portfolio",
  label: "Interactive portfolio",
  title: "Field Notes Lab: six pieces of work on one stage",
  description:
    "A studio for rooms, objects and prints. Point at a name and its picture fills the stage, on a phone the one in view does; press it for the whole story.",
  kind: "Agencies and portfolios",
  keywords: ["studio", "artist", "designer", "portfolio", "exhibition"],
  module: "demos/interactive-portfolio/page.tsx",
  header: "hamburger-menu-modern",
  footer: "footer-style-04",
  skin,
  social: "project-lightrings-1",
};
