import type { Entry } from "#registry/page.ts";

export const teams: Entry = {
  path: "/elements/teams",
  label: "Teams",
  title: "Teams: nine people in a line, a grid, an index",
  description:
    "Groups of people five ways: a line-up, a staggered grid, an index of names, overlapping faces, and contributors with a note each.",
  module: "showcase/elements/teams/page.tsx",
};
