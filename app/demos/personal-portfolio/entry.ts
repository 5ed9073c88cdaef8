import type { Entry } from "#registry/page.ts";
import { skin } from "./skin.ts";

export const personalPortfolio: Entry = {
  path: "/home-personal-portfolio",
  label: "Personal portfolio",
  title: "Mara Okafor: product designer for unglamorous tools",
  description:
    "Mara Okafor designs the software that people use all day at work. Her projects, a life in dates that opens in place, and a way to write to her.",
  kind: "Agencies and portfolios",
  keywords: ["product designer", "developer", "cv", "resume", "portfolio"],
  shows: ["Journal"],
  module: "demos/personal-portfolio/page.tsx",
  header: "one-page-navigation",
  footer: "footer-style-03",
  skin,
  social: "personal-portfolio-mara",
};
