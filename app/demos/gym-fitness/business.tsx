import { PRIVACY } from "#content/addresses.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { IronhausMark } from "./bands/ironhaus-mark/ironhaus-mark.tsx";
import { house } from "./house.ts";

/** Whose page this is, for its header and footer. */
export const business: Business = {
  name: house.name,
  mark: <IronhausMark />,
  tagline: "A gym in Sheffield for people who like it heavy.",
  email: house.email,
  phone: { display: "+44 114 496 0265", href: "tel:+441144960265" },
  address: [house.street, `${house.town} ${house.postcode}`, "England"],
  openingHours: house.openingHours.map(({ days, key, staffed }) => ({
    days,
    hours: `${key.join("–")}, coach in ${staffed.join("–")}`,
  })),
  social: [network("instagram", "https://www.instagram.com/ironhaus.example")],
  legal: ["Ironhaus Ltd, registered in England"],
  groups: [
    {
      title: "Start",
      links: [
        { label: "Book a free trial", href: "#trial" },
        { label: "Prices", href: "#prices" },
        { label: "Opening hours", href: "#hours" },
        { label: "Twelve weeks", href: "#change" },
      ],
    },
    {
      title: "The gym",
      links: [
        { label: "Training", href: "#disciplines" },
        { label: "Timetable", href: "#week" },
        { label: "Coaches", href: "#coaches" },
        { label: "What members say", href: "#voices" },
        { label: "Privacy", href: PRIVACY },
      ],
    },
  ],
  letter: {
    heading: "One email a month.",
    text: "New classes, changed hours, one lift explained. One click and you’re off the list.",
  },
};
