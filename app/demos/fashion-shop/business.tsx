import { ACCOUNT, CART, PRIVACY, TERMS } from "#content/addresses.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { EddaMark } from "./bands/edda-mark.tsx";

/** Whose page this is, for its header and footer. */
export const business: Business = {
  name: "Edda",
  mark: <EddaMark />,
  tagline: "A clothes shop in Antwerp for people who walk fast.",
  email: "antwerp@edda.example",
  phone: { display: "+32 3 555 01 47", href: "tel:+3235550147" },
  address: ["Vlugge Stap 12", "2000 Antwerp", "Belgium"],
  openingHours: [{ days: "Monday to Saturday", hours: "10 to 18" }],
  social: [network("instagram", "https://www.instagram.com/edda.walks.example")],
  legal: ["Edda BV, registered in Antwerp", "VAT BE 0000.000.000"],
  groups: [
    {
      title: "Help with an order",
      links: [
        { label: "Departments", href: "#departments" },
        { label: "Your cart", href: CART },
        { label: "Your orders", href: ACCOUNT },
        { label: "Delivery and returns", href: TERMS },
        { label: "Privacy", href: PRIVACY },
      ],
    },
  ],
  letter: {
    heading: "You walk, we write.",
    text: "Six letters a year: what’s new and what’s nearly gone. Unsubscribe in one click.",
  },
};
