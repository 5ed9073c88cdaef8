import type { Entry } from "#registry/page.ts";

export const accordions: Entry = {
  path: "/elements/accordions",
  label: "Accordions",
  title: "Accordions: questions that unfold",
  description:
    "Accordions of native disclosure: one or several open, opened by an address or find-in-page, printed unfolded, without script.",
  module: "showcase/elements/accordions/page.tsx",
};
