import { PRIVACY, TERMS } from "#content/addresses.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { OkaforMark } from "./bands/okafor-mark/okafor-mark.tsx";
import { mara } from "./mara.ts";

/** Whose page this is, for its header and footer. */
export const business: Business = {
  name: mara.name,
  mark: <OkaforMark />,
  tagline: "Product designer in Sheffield, for software used at work.",
  email: mara.email,
  phone: mara.phone,
  address: [...mara.address, "United Kingdom"],
  openingHours: mara.openingHours,
  social: [
    network("dribbble", "https://dribbble.com/mara-okafor-example"),
    network("mastodon", "https://mastodon.example/@mara"),
  ],
  legal: ["Sole trader in England"],
  groups: [
    {
      title: "Mara",
      links: [
        { label: "My work", href: "#work" },
        { label: "The night I was wrong", href: "#y2018" },
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
    heading: "My monthly letter",
    text: "A screen that people use at work, and what I would take off it. You can leave whenever you like. I won’t mind.",
  },
};
