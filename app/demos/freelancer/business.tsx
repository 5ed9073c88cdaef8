import { PRIVACY } from "#content/addresses.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { ReyesMark } from "./bands/reyes-mark/reyes-mark.tsx";
import { tom } from "./tom.ts";

/** Whose page this is, for its header and footer. */
export const business: Business = {
  name: tom.name,
  mark: <ReyesMark />,
  tagline: "A copywriter in Bristol who deletes things.",
  email: tom.email,
  phone: tom.phone,
  address: [...tom.address, "England"],
  openingHours: tom.openingHours,
  social: [network("mastodon", "https://mastodon.example/@tom-reyes")],
  legal: ["Sole trader in England"],
  groups: [
    {
      title: "Work with Tom",
      links: [
        { label: "Kind words", href: "#voices" },
        { label: "Prices", href: "#rates" },
        { label: "Free weeks", href: "#weeks" },
        { label: "Write to me", href: "#contact" },
        { label: "Privacy", href: PRIVACY },
      ],
    },
  ],
  letter: {
    heading: "A short letter from me",
    text: "Four times a year: one page, and what was left when I’d finished. Unsubscribe if it gets too long.",
  },
};
