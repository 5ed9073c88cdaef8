import type { Entry } from "#registry/page.ts";

export const counters: Entry = {
  path: "/elements/counters",
  label: "Counters",
  title: "Counters: figures that roll once",
  description:
    "Figures that roll up once like a mechanical counter, on a dark band, in a ruled row and in a sentence; final values stand in the page.",
  module: "showcase/elements/counters/page.tsx",
};
