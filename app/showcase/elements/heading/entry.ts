import type { Entry } from "#registry/page.ts";

export const heading: Entry = {
  path: "/elements/heading",
  label: "Heading",
  title: "Headings: sizes and compositions",
  description:
    "The four display sizes of a skin, and headings stacked, split, on a rule and on the axis, with the intro where it belongs.",
  module: "showcase/elements/heading/page.tsx",
};
