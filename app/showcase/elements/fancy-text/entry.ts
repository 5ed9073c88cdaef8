import type { Entry } from "#registry/page.ts";

export const fancyText: Entry = {
  path: "/elements/fancy-text",
  label: "Fancy text",
  title: "Fancy text: headlines that arrive",
  description:
    "Typing, swapped words, lines that rise, split letters: text effects that play once, end within five seconds and read as one sentence.",
  module: "showcase/elements/fancy-text/page.tsx",
};
