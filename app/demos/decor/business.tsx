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
      title: "Shop",
      links: [
        { label: "Shop by light", href: "#light" },
        { label: "Shop the shelf", href: "#shelf" },
        { label: "New in the shop", href: "#new" },
        { label: "Our materials", href: "#materials" },
        { label: "All products", href: SHOP },
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
        { label: "Our letter", href: "#subscribe" },
        { label: "Privacy", href: PRIVACY },
      ],
    },
  ],
  letter: {
    heading: "Letters from Tromsø.",
    text: "We write six times a year about what came in and what is nearly gone. You can unsubscribe with one click.",
  },
} satisfies Business;
