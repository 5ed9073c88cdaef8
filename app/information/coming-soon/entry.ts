import { COMING_SOON } from "#content/addresses.ts";
import type { Entry } from "#registry/page.ts";

export const comingSoon: Entry = {
  path: COMING_SOON,
  label: "Coming soon",
  title: "When the next edition comes out",
  description:
    "A countdown as large as the screen to the next edition of this template, and one letter on the morning it is there.",
  module: "information/coming-soon/page.tsx",
  header: "hamburger-menu",
  footer: "footer-style-09",
};
