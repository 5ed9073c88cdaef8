import { BLOG, PRIVACY, TEAM, TERMS } from "#content/addresses.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { SundaysMark } from "./bands/sundays-mark.tsx";

/** Whose page this is, for its header and footer. */
export const business: Business = {
  name: "Slow Sundays",
  mark: <SundaysMark />,
  tagline: "A kitchen-table journal for the day off.",
  email: "june@slowsundays.example",
  // It is kept at a kitchen table: nobody comes, and nobody rings.
  address: [],
  openingHours: [],
  social: [network("instagram", "https://www.instagram.com/slow.sundays.example")],
  legal: ["Kept by June Castellano", "The words are our writers’ own"],
  groups: [
    {
      title: "On the shelves",
      links: [
        { label: "Recipes", href: "#recipes" },
        { label: "The shelves", href: "#shelves" },
        { label: "New to read", href: "#posts" },
        { label: "Liked best", href: "#liked" },
        { label: "All posts", href: BLOG },
      ],
    },
    {
      title: "Who writes",
      links: [
        { label: "June", href: "#keeper" },
        { label: "All the writers", href: TEAM },
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
    heading: "A letter on a Sunday",
    text: "On the first Sunday of the month, about when the kettle boils: the new recipes, and nothing you have to do about them. Unsubscribe with one click.",
  },
  call: { heading: "Put the kettle on, pick a card", label: "Open the box", href: "#recipes" },
};
