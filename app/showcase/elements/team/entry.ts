import type { Entry } from "#registry/page.ts";

export const team: Entry = {
  path: "/elements/team",
  label: "Team",
  title: "Team: one member in five sizes",
  description:
    "One team member as a spread, a profile with facts, a card, a captioned portrait and a byline, drawn by the tokens of every skin.",
  module: "showcase/elements/team/page.tsx",
};
