import type { Entry } from "#registry/page.ts";

export const dropcaps: Entry = {
  path: "/elements/dropcaps",
  label: "Dropcaps",
  title: "Dropcaps: the letter that begins",
  description:
    "Sunken, raised, block and hanging initials by first-letter: the word stays whole for readers, search and copying in every skin.",
  module: "showcase/elements/dropcaps/page.tsx",
};
