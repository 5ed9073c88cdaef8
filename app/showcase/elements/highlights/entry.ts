import type { Entry } from "#registry/page.ts";

export const highlights: Entry = {
  path: "/elements/highlights",
  label: "Highlights",
  title: "Highlights: words that stand out",
  description:
    "Felt pen, pen stroke, filled, framed and tinted marks for words in a text: they wrap over lines, are drawn once and stay readable.",
  module: "showcase/elements/highlights/page.tsx",
};
