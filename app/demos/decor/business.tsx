import { ACCOUNT, CART, PRIVACY, SHOP, TERMS } from "#content/addresses.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { OdaMark } from "./bands/oda-mark.tsx";

/** Whose page this is, for its header and footer. */
export const business = {
  name: "Oda Home",
  mark: <OdaMark />,
  tagline: "A shop in Tromsø for fewer things, better placed.",
  email: "hei@odahome.example",
  phone: { display: "+47 77 00 04 11", href: "tel:+4777000411" },
  address: ["Strandskillet 9", "9008 Tromsø", "Norway"],
  openingHours: [
    { days: "Monday to Friday", hours: "10 to 17" },
    { days: "Saturday", hours: "10 to 15" },
  ],
  social: [network("instagram", "https://www.instagram.com/oda.home.example")],
  legal: ["Oda Home AS, Tromsø"],
  groups: [
    {
      title: "The shop",
      links: [
        { label: "Things by their light", href: "#light" },
        { label: "The shelf", href: "#shelf" },
        { label: "New this year", href: "#new" },
        { label: "Six materials", href: "#materials" },
        { label: "Everything for sale", href: SHOP },
      ],
    },
    {
      title: "Help",
      links: [
        { label: "Your cart", href: CART },
        { label: "Your orders", href: ACCOUNT },
        { label: "Delivery and returns", href: TERMS },
      ],
    },
    {
      title: "Oda",
      links: [
        { label: "Journal", href: "#journal" },
        { label: "A letter", href: "#subscribe" },
        { label: "Privacy", href: PRIVACY },
      ],
    },
  ],
  letter: {
    heading: "Come to the window.",
    text: "Six letters a year from a shop with one room: what came in, what is nearly gone. Leave with one click.",
  },
} satisfies Business;
