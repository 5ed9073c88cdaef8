import type { Entry } from "#registry/page.ts";
import { skin } from "./skin.ts";

export const classicBlog: Entry = {
  path: "/home-classic-blog",
  label: "Classic blog",
  title: "Margin: a blog set like a good book",
  description:
    "Long posts at a measure you can read: side notes, a size switch, a reading progress, and an archive that can be searched by subject and month.",
  kind: "Shops and publications",
  keywords: ["blog", "writer", "author", "essays", "books"],
  shows: ["Journal"],
  module: "demos/classic-blog/page.tsx",
  isPaged: true,
  header: "white-header",
  footer: "footer-style-12",
  skin,
  social: "cover-books",
  stored: [
    {
      name: "text-size",
      kind: "local",
      holds: "the size in which you read, when you choose one",
      ends: "When you clear it",
    },
  ],
};
