import type { Entry } from "#registry/page.ts";
import { skin } from "./skin.ts";

export const designAgency: Entry = {
  path: "/home-design-agency",
  label: "Design agency",
  title: "Parallel: a design agency in two sizes of type",
  description:
    "Parallel in Basel designs identities, books, packaging and signs. Work, four principles, prices in a table, and a baseline grid that anyone can switch on.",
  kind: "Agencies and portfolios",
  keywords: ["graphic design", "typography", "books", "signage", "studio"],
  module: "demos/design-agency/page.tsx",
  header: "header-always-fixed",
  footer: "footer-style-10",
  skin,
  social: "project-posters-2",
};
