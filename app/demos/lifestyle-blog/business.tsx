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
  // It is kept at a kitchen table: nobody comes, and nobody rings.
  address: [],
  openingHours: [],
  social: [network("instagram", "https://www.instagram.com/slow.sundays.example")],
  legal: ["Kept by June Castellano", "Texts belong to their authors"],
  groups: [
    {
      title: "On the shelves",
      links: [
        { label: "Four shelves", href: "#shelves" },
        { label: "Recipes", href: "#posts" },
        { label: "Liked most", href: "#liked" },
        { label: "All posts", href: BLOG },
      ],
    },
    {
      title: "Who writes",
      links: [
        { label: "June", href: "#keeper" },
        { label: "All nine authors", href: TEAM },
        { label: "The monthly letter", href: "#subscribe" },
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
    text: "The first Sunday of the month, about when the kettle boils: new recipes in one mail, and nothing to do afterwards. One click takes you off the list.",
  },
  call: { heading: "Put the kettle on. Read one.", label: "Read a recipe", href: "#posts" },
};
