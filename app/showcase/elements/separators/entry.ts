import type { Entry } from "#registry/page.ts";

export const separators: Entry = {
  path: "/elements/separators",
  label: "Separators",
  title: "Separators: lines, breaths, shapes",
  description:
    "Hairlines, bars, points, lozenges, labelled lines, and waves or torn edges between bands: separators in every skin, light and dark.",
  module: "showcase/elements/separators/page.tsx",
};
