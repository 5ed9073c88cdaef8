import { PRIVACY, TERMS } from "#content/addresses.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { SableMark } from "./bands/sable-mark.tsx";

/** Whose page this is, for its header and footer. */
export const business: Business = {
  name: "Sable & Thyme",
  mark: <SableMark />,
  tagline: "Dinner by forty-one candles in Edinburgh.",
  email: "table@sableandthyme.example",
  phone: { display: "+44 131 496 0341", href: "tel:+441314960341" },
  address: ["9 Thistle Court", "Edinburgh", "Scotland"],
  openingHours: [
    { days: "Thursday to Saturday", hours: "12:00–14:00" },
    { days: "Tuesday to Saturday", hours: "18:00–21:30" },
    { days: "Sunday", hours: "12:00–15:30" },
  ],
  social: [network("instagram", "https://www.instagram.com/sable-and-thyme.example")],
  legal: ["Sable & Thyme Ltd, Edinburgh"],
  groups: [
    {
      title: "The table",
      links: [
        { label: "Reserve", href: "#reservation" },
        { label: "Hours and place", href: "#hours" },
        { label: "Give a dinner away", href: "#gift-card" },
      ],
    },
    {
      title: "The house",
      links: [
        { label: "This week’s menu", href: "#menu" },
        { label: "Wine", href: "#wine" },
        { label: "The cook", href: "#letter" },
        { label: "Gallery", href: "#gallery" },
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
    heading: "The card, on Tuesdays.",
    text: "What the boats and the growers had, and what became of it, in six lines. One click takes you off the list.",
  },
  call: {
    heading: "Forty-one candles. Thirty-four chairs. One is yours.",
    label: "Reserve",
    href: "#reservation",
  },
};
