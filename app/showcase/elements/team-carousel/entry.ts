import type { Entry } from "#registry/page.ts";

export const teamCarousel: Entry = {
  path: "/elements/team-carousel",
  label: "Team carousel",
  title: "Team carousel: passing by, by hand, one by one",
  description:
    "Carousels of people that wait for pointer and focus, stop by their first button, take arrow keys, and work as a row that scrolls without script.",
  module: "showcase/elements/team-carousel/page.tsx",
};
