import type { Entry } from "#registry/page.ts";
import { skin } from "./skin.ts";

export const application: Entry = {
  path: "/home-application",
  label: "Application",
  title: "Tempo: habits that keep time with your week",
  description:
    "Tempo keeps count of the few things you want to do often, plans them around the week you really have, and forgives a bad Tuesday.",
  kind: "Business",
  keywords: ["app", "habit tracker", "mobile app", "software", "saas"],
  module: "demos/application/page.tsx",
  header: "center-logo",
  footer: "footer-style-05",
  skin,
  social: "application-abacus",
};
