import { PORTFOLIO_SLIDER, PRIVACY, PROCESS } from "#content/addresses.ts";
import { picture } from "#content/media.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { DuoMark } from "./bands/duo-mark.tsx";

/** Whose page this is, for its header and footer. */
export const business = {
  name: "Duo",
  mark: <DuoMark />,
  tagline: "Two designers in Ghent who agree on the price.",
  email: "both@duo.example",
  phone: { display: "+32 9 555 01 12", href: "tel:+3295550112" },
  address: ["Ghent", "Belgium"],
  openingHours: [],
  social: [
    network("instagram", "https://www.instagram.com/duo.example"),
    network("dribbble", "https://dribbble.com/duo-example"),
  ],
  legal: ["Roth & Delorme VOF, registered in Ghent"],
  groups: [
    {
      title: "Min’s half",
      links: [
        { label: "Work", href: "#work" },
        { label: "Contact us", href: "#contact" },
        { label: "Privacy", href: PRIVACY },
      ],
    },
    {
      title: "Max’s half",
      links: [
        { label: "All projects", href: PORTFOLIO_SLIDER },
        { label: "Min and Max", href: "#about" },
        { label: "Our process", href: PROCESS },
      ],
    },
  ],
  letter: {
    heading: "One design, two opinions.",
    text: "Once a month: Min says why a design works, Max says why it does not. Unsubscribe with one click.",
  },
  pictures: [
    picture("project-oliveoil-3"),
    picture("project-tea-1"),
    picture("project-skate-1"),
    picture("project-toys-2"),
    picture("project-cosmetics-1"),
    picture("project-papercraft-1"),
  ],
} satisfies Business;
