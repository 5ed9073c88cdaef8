import { CONTACT, OFFER, PRIVACY, TEAM, WHO_WE_ARE } from "#content/addresses.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { KindlingMark } from "./bands/kindling-mark.tsx";

/** Whose page this is, for its header and footer. */
export const business: Business = {
  name: "Kindling",
  mark: <KindlingMark />,
  tagline: "Twelve weeks from a good idea to paying customers.",
  email: "hello@kindling.example",
  phone: { display: "+1 412 555 0118", href: "tel:+14125550118" },
  address: ["118 Tinder Street", "Pittsburgh, PA 15222", "United States"],
  openingHours: [{ days: "Monday to Friday", hours: "9 a.m. to 6 p.m." }],
  social: [
    network("instagram", "https://www.instagram.com/kindling.example"),
    network("mastodon", "https://mastodon.example/@kindling"),
    network("youtube", "https://www.youtube.com/@kindling-example"),
    network("github", "https://github.com/kindling-example"),
    network("dribbble", "https://dribbble.com/kindling-example"),
  ],
  legal: ["Kindling Inc., registered in Pennsylvania"],
  groups: [
    {
      title: "Founders",
      links: [
        { label: "What we offer", href: OFFER },
        { label: "How it works", href: "#process" },
        { label: "Hosting prices", href: "#pricing" },
      ],
    },
    {
      title: "Our work",
      links: [
        { label: "Companies", href: "#companies" },
        { label: "Design services", href: "#services" },
        { label: "Journal", href: "#journal" },
      ],
    },
    {
      title: "Company",
      links: [
        { label: "Who we are", href: WHO_WE_ARE },
        { label: "Our team", href: TEAM },
        { label: "Contact", href: CONTACT },
        { label: "Privacy", href: PRIVACY },
      ],
    },
  ],
  letter: {
    heading: "Hi there. What are you building?",
    text: "Write to us about it, or subscribe: one startup case a month by email, with the numbers left in.",
  },
};
