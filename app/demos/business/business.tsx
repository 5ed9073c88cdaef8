import { PRIVACY, TERMS } from "#content/addresses.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { HaldenMark } from "./bands/halden-mark/halden-mark.tsx";
import { firm } from "./firm.ts";

/** Whose page this is, for its header and footer. */
export const business: Business = {
  name: firm.name,
  mark: <HaldenMark />,
  tagline: `Counsel to family firms and their boards since ${firm.founded}.`,
  email: firm.email,
  phone: firm.phone,
  address: [...firm.address, "Scotland"],
  openingHours: firm.openingHours,
  social: [network("mastodon", "https://mastodon.example/@halden")],
  legal: ["Halden & Rowe LLP, registered in Scotland"],
  groups: [
    {
      title: "Counsel",
      links: [
        { label: "What we do", href: "#services" },
        { label: "Cases", href: "#cases" },
        { label: "The partners", href: "#partners" },
        { label: "Our offices", href: "#offices" },
        { label: "Write to a partner", href: "#contact" },
      ],
    },
    {
      title: "Read",
      links: [
        { label: "Insights", href: "#insights" },
        { label: "Terms", href: TERMS },
        { label: "Privacy", href: PRIVACY },
      ],
    },
  ],
  letter: {
    heading: "Our quarterly opinion",
    text: "One opinion each quarter, who signed it, and what became of it. You may unsubscribe with one click.",
  },
};
