import { PRIVACY } from "#content/addresses.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { VoltageMark } from "./bands/voltage-mark/voltage-mark.tsx";

/** Whose page this is, for its header and footer. */
export const business: Business = {
  name: "Voltage",
  mark: <VoltageMark />,
  tagline: "Sites, shops and products that answer within a tenth of a second.",
  email: "brief@voltage.example",
  phone: { display: "+31 10 000 41 19", href: "tel:+31100004119" },
  address: ["Schakelstation 9, Sluisjesdijk 41", "3087 AE Rotterdam", "Netherlands"],
  openingHours: [],
  social: [
    network("github", "https://github.com/voltage-example"),
    network("mastodon", "https://mastodon.example/@voltage"),
  ],
  legal: ["Voltage BV, Rotterdam"],
  groups: [
    {
      title: "Voltage",
      links: [
        { label: "Work", href: "#work" },
        { label: "Services", href: "#services" },
        { label: "People", href: "#people" },
        { label: "Send a brief", href: "#brief" },
        { label: "Privacy", href: PRIVACY },
      ],
    },
  ],
  letter: {
    heading: "These are on this month.",
    text: "What went live, how fast it answers, and one thing that blew the fuse. One click takes you off the list.",
  },
};
