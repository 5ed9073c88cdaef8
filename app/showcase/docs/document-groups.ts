import * as words from "./words.ts";

/** The map of the code, at the top of the project. */
const MAP = "architecture";

/** Guides by what one wants to do, each by its file's name, in the order in which one needs them. One that is not named here stands last. */
export const guideGroups: readonly { title: string; guides: readonly string[] }[] = [
  {
    title: words.begin,
    guides: [
      "from-showcase-to-site",
      "your-own-photographs",
      "add-a-page",
      "write-a-post",
      "show-your-work",
      "take-parts-out",
      "another-language",
    ],
  },
  {
    title: words.looks,
    guides: ["make-a-skin", "make-a-home-page", "make-a-header", "make-a-picture"],
  },
  {
    title: words.running,
    guides: [
      "run-the-site",
      "deploy",
      "static-export",
      "many-visitors",
      "analytics-and-consent",
      "back-up-and-restore",
      "shop",
    ],
  },
  { title: words.building, guides: [MAP, "add-a-feature"] },
];
