import type { Entry } from "#registry/page.ts";

export const processStep: Entry = {
  path: "/elements/process-step",
  label: "Process step",
  title: "Process step: a line, numerals, a ruler, stairs",
  description:
    "Steps of a process along a line, upright, by tall numerals, on a ruler of weeks and as rising stairs; ordered lists in every case.",
  module: "showcase/elements/process-step/page.tsx",
};
