import { TEAM } from "#content/addresses.ts";
import type { Entry } from "#registry/page.ts";

export const ourTeam: Entry = {
  path: TEAM,
  label: "Our team",
  title: "Our team: nine chairs round one table",
  description:
    "The nine co-founders in their own words: what each of them does, where, what they write about, and how they spend a first Monday.",
  module: "information/our-team/page.tsx",
  header: "center-navigation",
  footer: "footer-style-12",
};
