import type { Entry } from "#registry/page.ts";

export const progressBar: Entry = {
  path: "/elements/progress-bar",
  label: "Progress bar",
  title: "Progress bars: shares, counts and tasks",
  description:
    "Progress as thin bars to compare, banded rows, counted fields and a running task, each with its label and figure as text.",
  module: "showcase/elements/progress-bar/page.tsx",
};
