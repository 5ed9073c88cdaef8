import type { Entry } from "#registry/page.ts";

export const buttons: Entry = {
  path: "/elements/buttons",
  label: "Buttons",
  title: "Buttons: four ranks, three sizes, every state",
  description:
    "Buttons in four ranks, three sizes and shapes, with icons, as links, busy with a stable width, and unavailable with the reason beside them.",
  module: "showcase/elements/buttons/page.tsx",
};
