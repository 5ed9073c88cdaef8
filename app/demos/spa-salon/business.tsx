import { PRIVACY } from "#content/addresses.ts";
import { picture } from "#content/media.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { OndineMark } from "./bands/ondine-mark/ondine-mark.tsx";
import { door, fromTo } from "./door.ts";

/** Whose page this is, for its header and footer. */
export const business: Business = {
  name: door.name,
  mark: <OndineMark />,
  tagline: "Baths and treatments in an old pump house in Mallow.",
  email: "well@ondine.example",
  address: [door.street, door.town, "Ireland"],
  openingHours: [
    ...door.hours.map(({ days, from, to }) => ({ days, hours: fromTo(from, to) })),
    { days: "Monday and Tuesday", hours: "Closed" },
  ],
  social: [network("instagram", "https://www.instagram.com/ondine.example")],
  legal: ["Ondine Baths Ltd, registered in Ireland"],
  groups: [
    {
      title: "A visit",
      links: [
        { label: "Treatments and prices", href: "#visit" },
        { label: "Rituals", href: "#rituals" },
        { label: "Book a visit", href: "#booking" },
        { label: "Vouchers", href: "#voucher" },
      ],
    },
    {
      title: "The house",
      links: [
        { label: "The well", href: "#well" },
        { label: "Therapists", href: "#hands" },
        { label: "Things to take home", href: "#shelf" },
        { label: "Privacy", href: PRIVACY },
      ],
    },
  ],
  letter: {
    heading: "A letter each season",
    text: "News of the well, and the evenings that are still free. One click takes you off the list.",
  },
  pictures: [picture("spa-salon-room")],
  map: null,
};
