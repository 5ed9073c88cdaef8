import { PRIVACY, PROCESS } from "#content/addresses.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { ParallelMark } from "./bands/parallel-mark.tsx";

/** Whose page this is, for its header and footer. */
export const business: Business = {
  name: "Parallel",
  mark: <ParallelMark />,
  tagline: "Identities, books, packaging and signs, from Basel.",
  email: "office@parallel.example",
  address: ["Klybeckstrasse 140", "4057 Basel", "Switzerland"],
  openingHours: [{ days: "Monday to Friday", hours: "8 to 17" }],
  social: [network("dribbble", "https://dribbble.com/parallel-example")],
  legal: ["Parallel AG, Basel"],
  groups: [
    {
      title: "Parallel",
      links: [
        { label: "Work", href: "#work" },
        { label: "Principles", href: "#principles" },
        { label: "Services and prices", href: "#services" },
        { label: "Clients", href: "#clients" },
        { label: "Team", href: "#team" },
      ],
    },
    {
      title: "Office",
      links: [
        { label: "Contact", href: "#contact" },
        { label: "Process", href: PROCESS },
        { label: "Privacy", href: PRIVACY },
      ],
    },
  ],
  letter: {
    heading: "The quarterly letter",
    text: "One page: what we measured and what we removed. Unsubscribe with one click.",
  },
};
