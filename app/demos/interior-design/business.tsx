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
      title: "Begin with us",
      links: [
        { label: "How we begin", href: "#approach" },
        { label: "What a year brings", href: "#process" },
        { label: "What it costs", href: "#fees" },
        { label: "Write to Odile", href: "#enquiry" },
        { label: "Privacy", href: PRIVACY },
      ],
    },
  ],
  letter: {
    heading: "One letter a season.",
    text: "What was found, what was mended, and where the lamp went. One click takes you off the list.",
  },
};
