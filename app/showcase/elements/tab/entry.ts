import type { Entry } from "#registry/page.ts";

export const tab: Entry = {
  path: "/elements/tab",
  label: "Tab",
  title: "Tabs: four looks, one keyboard pattern",
  description:
    "Tabs in one control, on a rule, at the side and as cards: arrow keys, Home and End, an address that opens one, all panels without script.",
  module: "showcase/elements/tab/page.tsx",
};
