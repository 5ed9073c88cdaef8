import { PRIVACY } from "#content/addresses.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { BrightsideMark } from "./bands/brightside-mark.tsx";

/** Whose page this is, for its header and footer. */
export const business: Business = {
  name: "Brightside",
  mark: <BrightsideMark />,
  tagline: "Nine people in Ghent who make small companies hard to forget.",
  email: "hello@brightside.example",
  address: ["Zonnestraat 31", "9000 Ghent", "Belgium"],
  openingHours: [],
  social: [network("instagram", "https://www.instagram.com/brightside.example")],
  legal: ["Brightside BV, Ghent"],
  groups: [
    {
      title: "One thing at a time",
      links: [
        { label: "Services", href: "#services" },
        { label: "What winning costs", href: "#sums" },
        { label: "Work", href: "#work" },
        { label: "Four Mondays", href: "#mondays" },
        { label: "Tell us everything", href: "#call" },
      ],
    },
    {
      title: "More",
      links: [
        { label: "The people", href: "#people" },
        { label: "Journal", href: "#journal" },
        { label: "Prices", href: "#services" },
        { label: "Privacy", href: PRIVACY },
      ],
    },
  ],
  letter: {
    heading: "One letter a month. Twelve lines.",
    text: "One thing that somebody remembered, and why. If nobody answers for a year, we stop.",
  },
};
