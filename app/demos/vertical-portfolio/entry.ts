import type { Entry } from "#registry/page.ts";
import { skin } from "./skin.ts";

export const verticalPortfolio: Entry = {
  path: "/home-vertical-portfolio",
  label: "Vertical portfolio",
  title: "Atelier Nord: six projects, one page each",
  description:
    "Six projects, each on a page and a colour of its own. Scroll, press the dots or the arrow keys; the address remembers where you are.",
  kind: "Agencies and portfolios",
  keywords: ["studio", "projects", "portfolio", "products"],
  module: "demos/vertical-portfolio/page.tsx",
  header: "left-menu-modern",
  footer: "footer-style-09",
  skin,
  social: "project-skate-1",
};
