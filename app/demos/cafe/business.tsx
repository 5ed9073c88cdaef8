import { PRIVACY, SHOP } from "#content/addresses.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { ThirdRailMark } from "./bands/third-rail-mark/third-rail-mark.tsx";
import { door, fromTo } from "./door.ts";

/** Whose page this is, for its header and footer. */
export const business: Business = {
  name: door.name,
  mark: <ThirdRailMark />,
  tagline: "A cafe and coffee roaster under the Berlin city railway.",
  email: "hello@thirdrail.example",
  address: [`${door.street} ${door.arch}`, door.town, "Germany"],
  openingHours: door.openingHours.map(({ days, opens, closes }) => ({
    days,
    hours: fromTo(opens, closes),
  })),
  social: [network("instagram", "https://www.instagram.com/thirdrail.example")],
  legal: ["Third Rail Coffee GmbH, registered in Berlin"],
  groups: [
    {
      title: "At the counter",
      links: [
        { label: "Drinks and prices", href: "#board" },
        { label: "From the oven", href: "#oven" },
        { label: "Opening hours", href: "#place" },
        { label: "The roaster", href: "#roaster" },
      ],
    },
    {
      title: "At home",
      links: [
        { label: "Beans", href: "#beans" },
        { label: "Brew guide", href: "#brew" },
        { label: "The shop", href: SHOP },
        { label: "Privacy", href: PRIVACY },
      ],
    },
  ],
  letter: {
    heading: "Tuesday’s roast, by email",
    text: "A paragraph on Tuesday evenings: what we roasted and how much is left. Unsubscribe whenever you like.",
  },
};
