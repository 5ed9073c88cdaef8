import type { Entry } from "#registry/page.ts";

export const iconWithText: Entry = {
  path: "/elements/icon-with-text",
  label: "Icon with text",
  title: "Icon with text: rows, lists, cards, ceremony",
  description:
    "A sign, a title and a sentence in four compositions: between hairlines, as a list, as cards with a link, and centred in a ring.",
  module: "showcase/elements/icon-with-text/page.tsx",
};
