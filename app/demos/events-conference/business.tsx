import { PRIVACY } from "#content/addresses.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { FrameMark } from "./bands/frame-mark.tsx";
import { held } from "./venue.ts";

/** Whose page this is, for its header and footer. */
export const business: Business = {
  name: held.name,
  mark: <FrameMark />,
  tagline: `A conference in ${held.city} about how pictures move.`,
  email: "desk@frameconf.example",
  address: [held.venue, held.street, held.city, "United Kingdom"],
  openingHours: [],
  social: [
    network("mastodon", "https://mastodon.example/@frameconf"),
    network("youtube", "https://www.youtube.com/@frameconf-example"),
  ],
  legal: ["Registered charity"],
  groups: [
    {
      title: "Frame Conf",
      links: [
        { label: "Schedule", href: "#schedule" },
        { label: "Tickets", href: "#tickets" },
        { label: "Venue", href: "#venue" },
        { label: "Questions", href: "#questions" },
        { label: "Privacy", href: PRIVACY },
      ],
    },
  ],
  letter: {
    heading: "News by torchlight.",
    text: "One still a month, and why it moves. In January, a night’s start on the tickets. One click takes you off the list.",
  },
};
