import { MAINTENANCE } from "#content/addresses.ts";
import type { Entry } from "#registry/page.ts";

export const maintenance: Entry = {
  path: MAINTENANCE,
  label: "Maintenance",
  title: "Maintenance: we are changing the window",
  description:
    "The page that takes every other page’s place while the site is worked on, and the one setting by which its owner turns it on.",
  module: "information/maintenance/page.tsx",
  header: "transparent-header",
  footer: "footer-style-09",
};
