import type { Entry } from "#registry/page.ts";
import { skin } from "./skin.ts";

export const seoAgency: Entry = {
  path: "/home-seo-agency",
  label: "SEO agency",
  title: "Uprank: search work you can check yourself",
  description:
    "Paste a page and read its report card at once, in your own browser. Then see how Uprank works, what it costs and what it changed.",
  kind: "Business",
  keywords: ["search engine optimisation", "analytics", "website check"],
  shows: ["Journal"],
  module: "demos/seo-agency/page.tsx",
  header: "header-with-push",
  footer: "footer-style-08",
  skin,
  social: "seo-blocks",
};
