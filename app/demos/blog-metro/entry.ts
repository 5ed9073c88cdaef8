import type { Entry } from "#registry/page.ts";
import { skin } from "./skin.ts";

export const blogMetro: Entry = {
  path: "/home-blog-metro",
  label: "Blog metro",
  title: "Tiles: a blog without a front door",
  description:
    "Every post is a tile of its own colour: turn one to read how it begins, filter them by subject, and load more until the wall is full.",
  kind: "Shops and publications",
  keywords: ["blog", "journal", "writer", "news"],
  shows: ["Journal"],
  module: "demos/blog-metro/page.tsx",
  isPaged: true,
  header: "dark-header",
  footer: "footer-style-04",
  skin,
  social: "cover-cards",
};
