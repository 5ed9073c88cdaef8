import { PRIVACY_IN_SHORT } from "#content/addresses.ts";
import type { Entry } from "#registry/page.ts";

export const privacy: Entry = {
  path: PRIVACY_IN_SHORT,
  label: "Privacy in short",
  title: "Privacy in short",
  description:
    "What this site does not have about you, struck out in large letters, and what it does keep, each with its period.",
  module: "information/privacy/page.tsx",
  header: "hamburger-menu",
  footer: "footer-style-02",
};
