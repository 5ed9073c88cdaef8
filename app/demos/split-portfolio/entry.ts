import type { Entry } from "#registry/page.ts";
import { skin } from "./skin.ts";

export const splitPortfolio: Entry = {
  path: "/home-split-portfolio",
  label: "Split portfolio",
  title: "Duo: two people, two halves, one studio",
  description:
    "A light half and a dark half that pass each other as you scroll: six projects by two people who disagree about everything but the price.",
  kind: "Agencies and portfolios",
  keywords: ["designer", "studio", "duo", "portfolio"],
  module: "demos/split-portfolio/page.tsx",
  header: "hamburger-menu-half",
  footer: "footer-style-06",
  skin,
  social: "project-toys-1",
};
