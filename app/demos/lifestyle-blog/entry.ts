import type { Entry } from "#registry/page.ts";
import { skin } from "./skin.ts";

export const lifestyleBlog: Entry = {
  path: "/home-lifestyle-blog",
  label: "Lifestyle blog",
  title: "Slow Sundays: a journal for the day off",
  description:
    "Recipes with their minutes, walks with their miles and letters without news: Slow Sundays is a journal for the one day that has no list.",
  kind: "Shops and publications",
  keywords: ["food blog", "recipes", "cooking", "walks", "letters"],
  shows: ["Journal"],
  module: "demos/lifestyle-blog/page.tsx",
  isPaged: true,
  header: "center-logo",
  footer: "footer-style-11",
  skin,
  social: "cover-morning",
};
