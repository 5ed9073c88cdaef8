import { PRIVACY, TERMS } from "#content/addresses.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { SableMark } from "./bands/sable-mark.tsx";
import { openingHours } from "./opening.ts";

/** Whose page this is, for its header and footer. */
export const business: Business = {
  name: "Sable & Thyme",
  mark: <SableMark />,
  tagline: "A restaurant in Edinburgh, lit by forty-one candles.",
  email: "table@sableandthyme.example",
  phone: { display: "+44 131 496 0341", href: "tel:+441314960341" },
  address: ["9 Thistle Court", "Edinburgh", "Scotland"],
  openingHours,
  social: [network("instagram", "https://www.instagram.com/sable-and-thyme.example")],
  legal: ["Sable & Thyme Ltd, registered in Scotland"],
  groups: [
    {
      title: "Visit",
      links: [
        { label: "Reserve a table", href: "#reservation" },
        { label: "Opening hours", href: "#hours" },
        { label: "Gift cards", href: "#gift-card" },
      ],
    },
    {
      title: "Menu",
      links: [
        { label: "Lunch", href: "#lunch" },
        { label: "Dinner", href: "#dinner" },
        { label: "Wine", href: "#wine" },
      ],
    },
    {
      title: "About",
      links: [
        { label: "The cook", href: "#letter" },
        { label: "The room", href: "#room" },
        { label: "Privacy", href: PRIVACY },
        { label: "Terms", href: TERMS },
      ],
    },
  ],
  letter: {
    heading: "The menu, on Tuesdays",
    text: "What the boats and the growers brought, and what we cook from it, in six lines. Unsubscribe with one click.",
  },
};
