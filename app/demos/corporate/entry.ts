import type { Entry } from "#registry/page.ts";
import { skin } from "./skin.ts";

export const corporate: Entry = {
  path: "/home-corporate",
  label: "Corporate",
  title: "Meridian Group: ports, rail, power and the steel in them",
  description:
    "Meridian Group builds and runs what countries stand on: four divisions, eleven offices, and figures that are published every quarter.",
  kind: "Business",
  keywords: ["industry", "logistics", "port", "energy", "steel", "group", "investor relations"],
  module: "demos/corporate/page.tsx",
  header: "white-header",
  footer: "footer-style-11",
  skin,
  social: "corporate-tower",
};
