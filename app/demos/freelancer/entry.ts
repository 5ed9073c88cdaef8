import type { Entry } from "#registry/page.ts";
import { skin } from "./skin.ts";

export const freelancer: Entry = {
  path: "/home-freelancer",
  label: "Freelancer",
  title: "Tom Reyes: a copywriter who deletes things",
  description:
    "A letter from Tom Reyes, copywriter: edits with everything he struck out, day rates, the weeks he has free, and three lines to answer him.",
  kind: "Agencies and portfolios",
  keywords: ["copywriter", "writer", "translator", "editor", "freelance"],
  module: "demos/freelancer/page.tsx",
  header: "center-navigation",
  footer: "footer-style-09",
  skin,
  social: "desk",
};
