import { PRIVACY } from "#content/addresses.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { VerreMark } from "./bands/verre-mark/verre-mark.tsx";
import { house } from "./house.ts";

/** Whose page this is, for its header and footer. */
export const business: Business = {
  name: house.name,
  mark: <VerreMark />,
  tagline: "Interiors for old houses, furnished slowly, from Lyon.",
  email: house.email,
  phone: house.phone,
  address: [house.street, house.town, "France"],
  openingHours: house.openingHours,
  social: [network("instagram", "https://www.instagram.com/maison.verre.example")],
  legal: ["Maison Verre SARL, registered in Lyon"],
  groups: [
    {
      title: "Working with us",
      links: [
        { label: "Our approach", href: "#approach" },
        { label: "The year", href: "#process" },
        { label: "Fees", href: "#fees" },
        { label: "Privacy", href: PRIVACY },
      ],
    },
  ],
  letter: {
    heading: "A letter each season.",
    text: "What was found, what was mended, and where the lamp went. You may unsubscribe with one click.",
  },
};
