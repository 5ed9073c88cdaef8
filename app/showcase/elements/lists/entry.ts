import type { Entry } from "#registry/page.ts";

export const lists: Entry = {
  path: "/elements/lists",
  label: "Lists",
  title: "Lists: checked, numbered, along a line",
  description:
    "Checked, numbered, definition, timeline, ruled and inline lists: native list elements in the look of every skin, for screen and paper.",
  module: "showcase/elements/lists/page.tsx",
};
