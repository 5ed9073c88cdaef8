import type { Entry } from "#registry/page.ts";
import { skin } from "./skin.ts";

export const digitalAgency: Entry = {
  path: "/home-digital-agency",
  label: "Digital agency",
  title: "Voltage: digital work with the current on",
  description:
    "Voltage designs and builds brands, sites and products that move: selected work, what we do, numbers, prizes and a brief to fill in.",
  kind: "Business",
  keywords: ["web design", "product design", "development", "studio"],
  module: "demos/digital-agency/page.tsx",
  header: "hamburger-menu",
  footer: "footer-style-09",
  skin,
  social: "agency-glass",
};
