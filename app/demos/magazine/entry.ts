import type { Entry } from "#registry/page.ts";
import { quarterly } from "#app/skins/quarterly.ts";

export const magazine: Entry = {
  path: "/home-magazine",
  label: "Magazine",
  title: "The Quarterly Eye: a front page made of what we wrote",
  description:
    "A newspaper set from the posts of this site: lead and latest, the longest reads, six numbered subjects, opinions, a photo essay, a film and a letter.",
  kind: "Shops and publications",
  keywords: ["newspaper", "news", "publisher", "editorial", "reviews"],
  shows: ["Journal"],
  module: "demos/magazine/page.tsx",
  header: "top-logo",
  footer: "footer-style-10",
  skin: quarterly,
  social: "essay-bicycle",
};
