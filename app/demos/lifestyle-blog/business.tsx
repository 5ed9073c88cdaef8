import { BLOG, PRIVACY, TEAM, TERMS } from "#content/addresses.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { SundaysMark } from "./bands/sundays-mark.tsx";

/** Whose page this is, for its header and footer. */
export const business: Business = {
  name: "Slow Sundays",
  mark: <SundaysMark />,
  tagline: "A journal for the one day that has no list.",
  email: "june@slowsundays.example",
  address: [],
  openingHours: [],
  social: [network("instagram", "https://www.instagram.com/slow.sundays.example")],
  legal: ["Kept by June Castellano at a kitchen table"],
  groups: [
    {
      title: "On the shelves",
      links: [
        { label: "Recipes", href: "#posts" },
        { label: "Liked most", href: "#liked" },
        { label: "Everything else", href: BLOG },
      ],
    },
    {
      title: "Who writes",
      links: [
        { label: "June", href: "#keeper" },
        { label: "All nine", href: TEAM },
        { label: "A letter", href: "#subscribe" },
      ],
    },
    {
      title: "Small print",
      links: [
        { label: "Privacy", href: PRIVACY },
        { label: "Terms", href: TERMS },
      ],
    },
  ],
  letter: {
    heading: "One letter, on a Sunday",
    text: "The first of the month, about when the kettle boils: new recipes in one mail, and nothing to do afterwards.",
  },
  call: { heading: "Put the kettle on. Read one.", label: "A recipe", href: "#posts" },
};
