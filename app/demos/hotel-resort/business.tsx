import { PRIVACY, TERMS } from "#content/addresses.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { MarismaMark } from "./bands/marisma-mark.tsx";
import { house } from "./house.ts";

/** Whose page this is, for its header and footer. */
export const business: Business = {
  name: house.name,
  mark: <MarismaMark />,
  tagline: "A hotel of eleven rooms on the marsh at Puerto Almar.",
  email: house.email,
  phone: house.phone,
  address: [...house.address, "Spain"],
  // Somebody is always there: what a guest asks is when the room is.
  openingHours: [
    { days: "Check-in", hours: `from ${house.checkIn}` },
    { days: "Check-out", hours: `until ${house.checkOut}` },
  ],
  social: [network("instagram", "https://www.instagram.com/casa.marisma.example")],
  legal: ["Casa Marisma SL", "Tourism register H/CA/00000"],
  groups: [
    {
      title: "Book",
      links: [
        { label: "Choose dates", href: "#book" },
        { label: "Rooms and plans", href: "#rooms" },
        { label: "Prices", href: "#enquiry" },
        { label: "Special offers", href: "#offers" },
      ],
    },
    {
      title: "While you are here",
      links: [
        { label: "Things to do", href: "#outings" },
        { label: "The bath", href: "#bath" },
        { label: "A day", href: "#day" },
      ],
    },
    {
      title: "Before you come",
      links: [
        { label: "How to get here", href: "#place" },
        { label: "The house", href: "#house" },
        { label: "Terms", href: TERMS },
        { label: "Privacy", href: PRIVACY },
      ],
    },
  ],
  letter: {
    heading: "A letter from the marsh",
    text: "Four letters a year, when rooms come free. One click ends them.",
  },
};
