import { PORTFOLIO, PRIVACY } from "#content/addresses.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { NordMark } from "./bands/nord-mark/nord-mark.tsx";
import { house } from "./house.ts";

/** Whose page this is, for its header and footer. */
export const business = {
  name: house.name,
  mark: <NordMark />,
  tagline: "A design studio in Tromsø for objects, prints and rooms.",
  email: house.email,
  phone: house.phone,
  address: [house.town, "Norway"],
  openingHours: [],
  social: [network("dribbble", "https://dribbble.com/atelier-nord-example")],
  legal: ["Atelier Nord AS, registered in Norway"],
  groups: [
    {
      title: "Atelier Nord",
      links: [
        { label: "All projects", href: PORTFOLIO },
        { label: "How we work", href: "#studio" },
        { label: "Contact", href: "#contact" },
        { label: "Privacy", href: PRIVACY },
      ],
    },
  ],
  letter: {
    heading: "Projects by email.",
    text: "We send a project on one page when it is done, about every other month. Unsubscribe with one click.",
  },
} satisfies Business;
