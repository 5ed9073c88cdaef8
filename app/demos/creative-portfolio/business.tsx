import { PRIVACY, TERMS } from "#content/addresses.ts";
import { picture } from "#content/media.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { AbeMark } from "./bands/abe-mark.tsx";
import { jun } from "./jun.ts";

/** Whose page this is, for its header and footer. */
export const business: Business = {
  name: jun.name,
  mark: <AbeMark />,
  tagline: "Illustrator of cans, covers, toys and a wall in Marwick.",
  email: jun.email,
  phone: jun.phone,
  address: [...jun.address, "Belgium"],
  openingHours: jun.openingHours,
  social: [
    network("instagram", "https://www.instagram.com/jun-abe.example"),
    network("dribbble", "https://dribbble.com/jun-abe-example"),
  ],
  legal: ["Sole trader in Ghent", "VAT BE 0000.000.000"],
  groups: [
    {
      title: "On the desk",
      links: [
        { label: "About", href: "#about" },
        { label: "How I draw a crane", href: "#crane" },
        { label: "Write to Jun", href: "#contact" },
      ],
    },
    {
      title: "To take home",
      links: [
        { label: "Shop", href: "#things" },
        { label: "Delivery and returns", href: TERMS },
        { label: "Privacy", href: PRIVACY },
      ],
    },
  ],
  letter: {
    heading: "A drawing in your inbox.",
    text: "One a month, some as small as a stamp, some as big as a wall, with how long it took. Unsubscribe with one click.",
  },
  pictures: [picture("project-posters-3")],
  map: null,
};
