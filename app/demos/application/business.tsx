import { PRIVACY, TERMS } from "#content/addresses.ts";
import { picture } from "#content/media.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { TempoMark } from "./bands/tempo-mark.tsx";

/** Whose page this is, for its header and footer. */
export const business: Business = {
  name: "Tempo",
  mark: <TempoMark />,
  tagline: "An app from Ghent that counts habits by the week.",
  email: "hello@tempo.example",
  address: ["Stemvorkstraat 9", "9000 Ghent", "Belgium"],
  // An address for letters: nobody comes to the door for an app.
  openingHours: [],
  social: [
    network("mastodon", "https://mastodon.example/@tempo"),
    network("instagram", "https://www.instagram.com/tempo-weeks.example"),
  ],
  legal: ["Tempo BV, registered in Ghent", "VAT BE 0000.000.000"],
  groups: [
    {
      title: "Start",
      links: [
        { label: "Get the app", href: "#download" },
        { label: "Prices", href: "#prices" },
        { label: "Questions", href: "#questions" },
        { label: "Tell me what’s new", href: "#subscribe" },
      ],
    },
    {
      title: "About Tempo",
      links: [
        { label: "No streaks", href: "#why" },
        { label: "No trackers", href: "#details" },
        { label: "Privacy", href: PRIVACY },
        { label: "Terms", href: TERMS },
      ],
    },
  ],
  letter: {
    heading: "One email, on a Wednesday",
    text: "It says Tempo is out, and that’s all it says. You confirm your address first, and unsubscribe in one click.",
  },
  pictures: [picture("application-abacus")],
  map: null,
};
