import type { Entry } from "#registry/page.ts";

export const clientCarousel: Entry = {
  path: "/elements/client-carousel",
  label: "Client carousel",
  title: "Client carousel: a marquee that stops, and marks in steps",
  description:
    "A marquee with a pause button, marks in steps of one, two rows against each other, and results told one client at a time.",
  module: "showcase/elements/client-carousel/page.tsx",
};
