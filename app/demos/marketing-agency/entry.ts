import type { Entry } from "#registry/page.ts";
import { skin } from "./skin.ts";

export const marketingAgency: Entry = {
  path: "/home-marketing-agency",
  label: "Marketing agency",
  title: "Brightside: marketing that says one thing well",
  description:
    "Brightside makes small companies hard to forget: what we do, what it costs us to win a customer, and the people who say the one thing.",
  kind: "Business",
  keywords: ["advertising", "campaigns", "social media", "public relations"],
  shows: ["Journal"],
  module: "demos/marketing-agency/page.tsx",
  header: "center-navigation",
  footer: "footer-style-10",
  skin,
  social: "marketing-megaphone",
};
