import type { Entry } from "#registry/page.ts";

export const pieChart: Entry = {
  path: "/elements/pie-chart",
  label: "Pie chart",
  title: "Pie charts with their table",
  description:
    "Parts of a whole as a pie, a ring, half a ring and single rings, drawn in the skin's colours, each with a table that carries the figures.",
  module: "showcase/elements/pie-chart/page.tsx",
};
