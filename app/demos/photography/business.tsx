import { PRIVACY } from "#content/addresses.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { LangMark } from "./bands/lang-mark.tsx";
import { lang } from "./lang.ts";

/** Whose page this is, for its header and footer. */
export const business: Business = {
  name: lang.name,
  mark: <LangMark />,
  tagline: "Photographs of places after everyone left.",
  email: lang.email,
  // No telephone: the page says that it is off the hook.
  address: lang.address,
  openingHours: lang.openingHours,
  social: [network("instagram", "https://www.instagram.com/ivo-lang.example")],
  legal: ["All pictures built and lit by Ivo Lang"],
  groups: [
    {
      title: "Work",
      links: [
        { label: "Series", href: "#series" },
        { label: "Pictures", href: "#pictures" },
        { label: "Prints", href: "#prints" },
        { label: "Contact", href: "#contact" },
      ],
    },
    {
      title: "More",
      links: [
        { label: "About", href: "#about" },
        { label: "Exhibitions", href: "#exhibitions" },
        { label: "Privacy", href: PRIVACY },
      ],
    },
  ],
  letter: {
    heading: "New pictures by email.",
    text: "I write when a new picture is finished, two or three times a year. Unsubscribe with one click.",
  },
};
