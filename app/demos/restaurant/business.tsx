import { PRIVACY, TERMS } from "#content/addresses.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { SableMark } from "./bands/sable-mark.tsx";
import { openingHours } from "./opening.ts";

/** Whose page this is, for its header and footer. */
export const business: Business = {
  name: "Sable & Thyme",
  mark: <SableMark />,
  tagline: "A dining room in Edinburgh, lit by forty-one candles.",
  email: "table@sableandthyme.example",
  phone: { display: "+44 131 496 0341", href: "tel:+441314960341" },
  address: ["9 Thistle Court", "Edinburgh", "Scotland"],
  openingHours,
  social: [network("instagram", "https://www.instagram.com/sable-and-thyme.example")],
  legal: ["Sable & Thyme Ltd, registered in Scotland"],
  groups: [
    {
      title: "The table",
      links: [
        { label: "Book a table", href: "#reservation" },
        { label: "Hours and place", href: "#hours" },
        { label: "Gift card", href: "#gift-card" },
      ],
    },
    {
      title: "The card",
      links: [
        { label: "Lunch", href: "#lunch" },
        { label: "Dinner", href: "#dinner" },
        { label: "Wine", href: "#wine" },
      ],
    },
    {
      title: "The house",
      links: [
        { label: "The cook", href: "#letter" },
        { label: "Gallery", href: "#gallery" },
        { label: "Privacy", href: PRIVACY },
        { label: "Terms", href: TERMS },
      ],
    },
  ],
  letter: {
    heading: "The card, on Tuesdays.",
    text: "What the boats and the growers had, and what became of it, in six lines. One click takes you off the list.",
  },
  call: {
    heading: "Forty-one candles. Thirty-four chairs. One is yours.",
    label: "Book a table",
    href: "#reservation",
  },
};
