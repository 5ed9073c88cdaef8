import type { Entry } from "#registry/page.ts";

export const textSlider: Entry = {
  path: "/elements/text-slider",
  label: "Text slider",
  title: "Text sliders: one sentence at a time",
  description:
    "Statements and quotations one at a time, across, upright or named: native scrolling and snapping, arrow keys, and no autoplay.",
  module: "showcase/elements/text-slider/page.tsx",
};
