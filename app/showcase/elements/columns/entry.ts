import type { Entry } from "#registry/page.ts";

export const columns: Entry = {
  path: "/elements/columns",
  label: "Columns",
  title: "Columns of text and of things",
  description:
    "Balanced text columns with rules and headings across, and layouts in halves, thirds and two thirds that follow the room they have.",
  module: "showcase/elements/columns/page.tsx",
};
