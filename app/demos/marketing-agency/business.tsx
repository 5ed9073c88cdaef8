import { PRIVACY, TERMS } from "#content/addresses.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { BrightsideMark } from "./bands/brightside-mark.tsx";

/** Whose page this is, for its header and footer. */
export const business: Business = {
  name: "Brightside",
  mark: <BrightsideMark />,
  tagline: "The marketing agency in Ghent that makes small companies hard to forget.",
  email: "hello@brightside.example",
  // People ring before they come for cake: the page counts them.
  phone: { display: "+32 9 555 01 31", href: "tel:+3295550131" },
  address: ["Zonnestraat 31", "9000 Ghent", "Belgium"],
  openingHours: [],
  social: [network("instagram", "https://www.instagram.com/brightside.example")],
  legal: ["Brightside BV, registered in Ghent", "VAT BE 0000.000.000"],
  groups: [
    {
      title: "Start here",
      links: [
        { label: "Services and prices", href: "#services" },
        { label: "What you cost us", href: "#sums" },
        { label: "Our work", href: "#work" },
        { label: "How we work", href: "#mondays" },
        { label: "Write to us", href: "#call" },
      ],
    },
    {
      title: "More",
      links: [
        { label: "The team", href: "#people" },
        { label: "What we read", href: "#journal" },
        { label: "Privacy", href: PRIVACY },
        { label: "Terms", href: TERMS },
      ],
    },
  ],
  letter: {
    heading: "One letter a month. Twelve lines.",
    text: "Something people remembered that month, and why. One click and you’re off the list.",
  },
};
