import { ABOUT_US } from "#content/addresses.ts";
import type { Entry } from "#registry/page.ts";

export const aboutUs: Entry = {
  path: ABOUT_US,
  label: "About us",
  title: "About us: a company that was founded twice",
  description:
    "Nine co-founders, two products: a diary for firms who work at other people’s doors, and a list of what they would leave behind.",
  module: "information/about-us/page.tsx",
  header: "transparent-header",
  footer: "footer-style-05",
};
