import { PRIVACY } from "#content/addresses.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { NorthsideMark } from "./bands/northside-mark/northside-mark.tsx";
import { practice, printedHours } from "./practice.ts";

/** Whose page this is, for its header and footer. */
export const business: Business = {
  name: practice.name,
  mark: <NorthsideMark />,
  tagline: "A dental practice in Cork that explains first.",
  email: practice.email,
  phone: practice.phone,
  address: [practice.street, practice.town, "Ireland"],
  openingHours: practice.openingHours.map(({ days, ...open }) => ({
    days,
    hours: printedHours(open),
  })),
  social: [network("instagram", "https://www.instagram.com/northside-dental.example")],
  legal: ["Northside Dental Ltd, registered in Cork"],
  groups: [
    {
      title: "Your visit",
      links: [
        { label: "Find the right visit", href: "#guide" },
        { label: "Book an appointment", href: "#appointment" },
        { label: "Emergency", href: "#emergency" },
      ],
    },
    {
      title: "The practice",
      links: [
        { label: "Services", href: "#services" },
        { label: "Prices", href: "#prices" },
        { label: "The team", href: "#team" },
        { label: "Privacy", href: PRIVACY },
      ],
    },
  ],
  letter: {
    heading: "Shall we write to you?",
    text: "Twice a year: new hours, new faces, and one question we’re often asked, with its answer. You can leave the list with one click.",
  },
  call: { heading: "Can I just ask?", label: "Which visit do I need?", href: "#guide" },
};
