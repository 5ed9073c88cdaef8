import type { Entry } from "#registry/page.ts";
import { kindling } from "#app/skins/kindling.ts";

export const startup: Entry = {
  path: "/home-startup",
  label: "Startup",
  title: "Kindling: from a good idea to paying customers",
  description:
    "Kindling turns a promising idea into a company with customers: research, product design and a launch plan you can hold us to.",
  kind: "Business",
  keywords: ["venture", "incubator", "product", "launch", "landing page"],
  shows: ["Journal"],
  module: "demos/startup/page.tsx",
  footer: "footer-style-01",
  skin: kindling,
  social: "startup-plane",
};
