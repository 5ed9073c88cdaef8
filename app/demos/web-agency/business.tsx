import { PRIVACY, TERMS } from "#content/addresses.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { StackhausMark } from "./bands/stackhaus-mark.tsx";

/** Whose page this is, for its header and footer. */
export const business: Business = {
  name: "Stackhaus",
  mark: <StackhausMark />,
  tagline: "Websites that pass their own tests, from Lübeck.",
  email: "root@stackhaus.example",
  address: ["Beckergrube 44", "23552 Lübeck", "Germany"],
  openingHours: [],
  social: [
    network("github", "https://github.com/stackhaus-example"),
    network("mastodon", "https://mastodon.example/@stackhaus"),
  ],
  legal: ["Stackhaus GmbH, registered in Lübeck"],
  groups: [
    {
      title: "What we do",
      links: [
        { label: "Services", href: "#services" },
        { label: "Our work", href: "#work" },
        { label: "This page, measured", href: "#budget" },
      ],
    },
    {
      title: "Working with us",
      links: [
        { label: "Six weeks, step by step", href: "#process" },
        { label: "Prices", href: "#prices" },
        { label: "Open a ticket", href: "#ticket" },
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
    heading: "The changelog.",
    text: "Once a month: what we shipped, what broke, and which test catches it now. One click takes you off the list.",
  },
  call: {
    heading: "It works on our machine. And on yours.",
    label: "See it measured",
    href: "#budget",
  },
};
