import type { Entry } from "#registry/page.ts";
import { skin } from "./skin.ts";

export const webAgency: Entry = {
  path: "/home-web-agency",
  label: "Web agency",
  title: "Stackhaus: websites that pass their own tests",
  description:
    "A terminal types the build log of this very page, with its real figures. What we build, how we merge it, what it costs, and a form to open a ticket.",
  kind: "Agencies and portfolios",
  keywords: ["web developer", "programmer", "hosting", "software house"],
  module: "demos/web-agency/page.tsx",
  header: "dark-header",
  footer: "footer-style-11",
  skin,
  social: "web-agency-rack",
};
