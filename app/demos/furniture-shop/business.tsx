import { ACCOUNT, CART, PRIVACY, SHOP, TERMS } from "#content/addresses.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { KvistMark } from "./bands/kvist-mark.tsx";

/** Whose page this is, for its header and footer. */
export const business: Business = {
  name: "Kvist",
  mark: <KvistMark />,
  tagline: "An oak armchair, and a small catalogue around it.",
  email: "workshop@kvist.example",
  // It sells from the page alone, and names no town.
  address: [],
  openingHours: [],
  social: [network("instagram", "https://www.instagram.com/kvist.example")],
  legal: ["Prices in euro, VAT included"],
  groups: [
    {
      title: "Before you buy",
      links: [
        { label: "Delivery and returns", href: "#terms" },
        { label: "Materials and care", href: "#materials" },
        { label: "Terms", href: TERMS },
      ],
    },
    {
      title: "The shop",
      links: [
        { label: "Catalogue", href: "#catalogue" },
        { label: "All departments", href: SHOP },
        { label: "Your cart", href: CART },
        { label: "Your orders", href: ACCOUNT },
        { label: "Privacy", href: PRIVACY },
      ],
    },
  ],
  letter: {
    heading: "The Kvist letter.",
    text: "Six times a year: what is new, what is nearly gone, and a page from the workshop. Unsubscribe with one click.",
  },
  call: { heading: "Questions before you order?", label: "Delivery and returns", href: "#terms" },
};
