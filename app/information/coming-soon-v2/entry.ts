import { COMING_SOON_CLOCK } from "#content/addresses.ts";
import type { Entry } from "#registry/page.ts";

export const comingSoonV2: Entry = {
  path: COMING_SOON_CLOCK,
  label: "Coming soon V2",
  title: "The door to the room next door",
  description:
    "An invitation over the whole screen: a door ajar, and a ticket that counts down to the evening on which it is opened.",
  module: "information/coming-soon-v2/page.tsx",
  header: "hamburger-menu",
  footer: "footer-style-09",
};
