import type { Entry } from "#registry/page.ts";
import { skin } from "./skin.ts";

export const brandingAgency: Entry = {
  path: "/home-branding-agency",
  label: "Branding agency",
  title: "Sigil: marks that survive a rubber stamp",
  description:
    "Sigil draws the sign first and the rest from it: twelve marks, three brands in miniature, how names are found, and marks before and after.",
  kind: "Agencies and portfolios",
  keywords: ["branding", "logo", "identity", "naming", "studio"],
  shows: ["Journal"],
  module: "demos/branding-agency/page.tsx",
  header: "center-logo",
  footer: "footer-style-01",
  skin,
  social: "branding-stationery",
};
