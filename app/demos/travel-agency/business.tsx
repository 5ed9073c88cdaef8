import { CONTACT, PRIVACY, TERMS } from "#content/addresses.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { FarawayMark } from "./bands/faraway-mark.tsx";

/** Whose page this is, for its header and footer. */
export const business: Business = {
  name: "Faraway",
  mark: <FarawayMark />,
  tagline: "Trips from Port Amber with the boring parts done.",
  email: "counter@faraway.example",
  address: ["Harbour Steps 7", "Port Amber"],
  openingHours: [],
  social: [network("instagram", "https://www.instagram.com/faraway.example")],
  legal: ["A travel agency since 1998"],
  groups: [
    {
      title: "Travel",
      links: [
        { label: "Find a trip", href: "#trips" },
        { label: "Places", href: "#places" },
        { label: "A trip, day by day", href: "#days" },
        { label: "Hold a seat", href: CONTACT },
      ],
    },
    {
      title: "More",
      links: [
        { label: "What we do for you", href: "#boring" },
        { label: "Postcards from travellers", href: "#stories" },
        { label: "Travel stories", href: "#journal" },
        { label: "Terms", href: TERMS },
        { label: "Privacy", href: PRIVACY },
      ],
    },
  ],
  letter: {
    heading: "A postcard a month.",
    text: "By email: one picture, twelve lines, and a word when a trip is down to its last two seats.",
  },
};
