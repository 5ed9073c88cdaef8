import { PRIVACY, TERMS } from "#content/addresses.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { MeridianMark } from "./bands/meridian-mark.tsx";

/** Whose page this is, for its header and footer. */
export const business: Business = {
  name: "Meridian Group",
  mark: <MeridianMark />,
  tagline: "Ports, rail, power and the steel in them, since 1921.",
  email: "rotterdam@meridian.example",
  phone: { display: "+31 10 000 19 21", href: "tel:+31100001921" },
  address: ["Kraankade 1", "Rotterdam", "Netherlands"],
  openingHours: [],
  social: [
    network("youtube", "https://www.youtube.com/@meridian-group-example"),
    network("mastodon", "https://mastodon.example/@meridian"),
  ],
  legal: ["Meridian Group NV, Rotterdam"],
  groups: [
    {
      title: "The group",
      links: [
        { label: "Divisions", href: "#divisions" },
        { label: "Targets", href: "#promises" },
        { label: "Offices", href: "#offices" },
      ],
    },
    {
      title: "People and press",
      links: [
        { label: "Careers", href: "#careers" },
        { label: "News", href: "#news" },
        { label: "Contact", href: "#footer-call" },
      ],
    },
    {
      title: "Figures",
      links: [
        { label: "Annual report", href: "#report" },
        { label: "Terms", href: TERMS },
        { label: "Privacy", href: PRIVACY },
      ],
    },
  ],
  call: {
    heading: "Questions? Anneke de\u00a0Boer replies",
    label: "Write to Rotterdam",
    href: "mailto:rotterdam@meridian.example",
  },
  letter: {
    heading: "Quarterly results by email",
    text: "Four times a year, on one page: tonnes, megawatts, injuries and what they mean. Unsubscribe in one click.",
  },
};
