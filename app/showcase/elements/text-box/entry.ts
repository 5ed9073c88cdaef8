import type { Entry } from "#registry/page.ts";

export const textBox: Entry = {
  path: "/elements/text-box",
  label: "Text box",
  title: "Text boxes: ruled, tinted, filled, framed",
  description:
    "A title and what belongs to it, set apart from the text: under a rule, on a tint, on the brand's ground, as a note, in a frame.",
  module: "showcase/elements/text-box/page.tsx",
};
