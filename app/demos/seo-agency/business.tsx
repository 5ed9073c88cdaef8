import { PRIVACY } from "#content/addresses.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { UprankMark } from "./bands/uprank-mark.tsx";

/** Whose page this is, for its header and footer. */
export const business: Business = {
  name: "Uprank",
  mark: <UprankMark />,
  tagline: "SEO in twelve weeks, with results you can check yourself.",
  email: "desk@uprank.example",
  phone: { display: "+44 117 496 0212", href: "tel:+441174960212" },
  address: ["12 Redcliffe Parade", "Bristol BS1", "United Kingdom"],
  openingHours: [],
  social: [network("github", "https://github.com/uprank-example")],
  legal: ["Uprank Ltd, registered in England"],
  groups: [
    {
      title: "Check us",
      links: [
        { label: "Check your page", href: "#claim" },
        { label: "Results", href: "#results" },
        { label: "Case study", href: "#case" },
        { label: "Journal", href: "#journal" },
      ],
    },
    {
      title: "Work with us",
      links: [
        { label: "Services", href: "#services" },
        { label: "Prices", href: "#prices" },
        { label: "How we work", href: "#process" },
        { label: "Write to us", href: "#call" },
        { label: "Privacy", href: PRIVACY },
      ],
    },
  ],
  letter: {
    heading: "One page a month, fixed in public.",
    text: "Each letter takes one real fault, what it cost and how we put it right. You can leave with one click.",
  },
  call: { heading: "Rather ring?", label: "Check your page", href: "#claim" },
};
