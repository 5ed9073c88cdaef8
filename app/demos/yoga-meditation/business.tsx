import { PRIVACY, TERMS } from "#content/addresses.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { StillwaterMark } from "./bands/stillwater-mark/stillwater-mark.tsx";

/** Whose page this is, for its header and footer. */
export const business: Business = {
  name: "Stillwater",
  mark: <StillwaterMark />,
  tagline: "Yoga and meditation in a lock keeper’s house in Utrecht.",
  email: "hello@stillwater.example",
  address: ["Sluiskade 4", "3513 AB Utrecht", "Netherlands"],
  openingHours: [],
  social: [network("instagram", "https://www.instagram.com/stillwater.example")],
  legal: ["Stillwater VOF, registered in Utrecht"],
  groups: [
    {
      title: "Classes",
      links: [
        { label: "This week’s classes", href: "#classes" },
        { label: "First class", href: "#trial" },
        { label: "Passes and prices", href: "#prices" },
      ],
    },
    {
      title: "The studio",
      links: [
        { label: "Teachers", href: "#teachers" },
        { label: "Benefits", href: "#benefits" },
        { label: "Retreat", href: "#retreat" },
      ],
    },
    {
      title: "More",
      links: [
        { label: "Practise at home", href: "#practice" },
        { label: "Privacy", href: PRIVACY },
        { label: "Terms", href: TERMS },
      ],
    },
  ],
  letter: {
    heading: "Get our letter once a month",
    text: "New classes, retreat dates, and one small thing to try while you’re waiting. Unsubscribe with one click.",
  },
};
