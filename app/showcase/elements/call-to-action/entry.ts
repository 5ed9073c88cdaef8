import type { Entry } from "#registry/page.ts";

export const callToAction: Entry = {
  path: "/elements/call-to-action",
  label: "Call to action",
  title: "Calls to action: band, split, card, form",
  description:
    "The one thing to do at the end of a page: a band in the brand's colour, a split with a picture, a card in the text, and a form.",
  module: "showcase/elements/call-to-action/page.tsx",
};
