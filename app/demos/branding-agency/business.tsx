import { BLOG, PORTFOLIO, PRIVACY, TERMS } from "#content/addresses.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { SigilMark } from "./bands/sigil-mark/sigil-mark.tsx";

/** Whose page this is, for its header and footer; its copy and its structured data read it too. */
export const business = {
  name: "Sigil",
  mark: <SigilMark />,
  tagline: "A branding agency in Porto that draws the sign first.",
  email: "ink@sigil.example",
  phone: { display: "+351 22 555 01 12", href: "tel:+351225550112" },
  address: ["Rua do Carimbo 12", "4000-114 Porto", "Portugal"],
  openingHours: [],
  social: [
    network("dribbble", "https://dribbble.com/sigil-example"),
    network("instagram", "https://www.instagram.com/sigil.example"),
  ],
  legal: ["Sigil, Lda, registered in Porto"],
  groups: [
    {
      title: "Work",
      links: [
        { label: "Case studies", href: "#cases" },
        { label: "Services and prices", href: "#services" },
        { label: "How we name", href: "#names" },
        { label: "Write to us", href: "#contact" },
      ],
    },
    {
      title: "More",
      links: [
        { label: "Journal", href: BLOG },
        { label: "Portfolio", href: PORTFOLIO },
        { label: "Privacy", href: PRIVACY },
        { label: "Terms", href: TERMS },
      ],
    },
  ],
  letter: {
    heading: "A redrawn sign, each quarter.",
    text: "One mark before and after, and the names we struck out on the way. To stop it, use the link at the foot of each letter.",
  },
} satisfies Business;
