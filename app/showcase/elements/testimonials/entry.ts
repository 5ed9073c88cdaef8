import type { Entry } from "#registry/page.ts";

export const testimonials: Entry = {
  path: "/elements/testimonials",
  label: "Testimonials",
  title: "Testimonials: alone, on a wall, with a portrait, with a figure",
  description:
    "What clients say in four compositions: one sentence alone, a wall of unequal cards, a large portrait, and a figure that opens.",
  module: "showcase/elements/testimonials/page.tsx",
};
