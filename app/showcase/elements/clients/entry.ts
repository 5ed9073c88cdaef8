import type { Entry } from "#registry/page.ts";

export const clients: Entry = {
  path: "/elements/clients",
  label: "Clients",
  title: "Clients: twelve marks in a register, a line, with a sentence",
  description:
    "Client marks of one optical size in the colour of the text: a register, a quiet line, cards, and marks with a sentence about the work.",
  module: "showcase/elements/clients/page.tsx",
};
