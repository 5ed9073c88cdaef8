import { PORTFOLIO, PRIVACY } from "#content/addresses.ts";
import { picture } from "#content/media.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { FieldNotesMark } from "./bands/field-notes-mark.tsx";

/** Whose page this is, for its header and footer. */
export const business: Business = {
  name: "Field Notes Lab",
  mark: <FieldNotesMark />,
  tagline: "A studio in Leipzig for rooms, objects, prints and screens.",
  email: "lab@fieldnotes.example",
  address: ["Weichengasse 7", "04000 Leipzig", "Germany"],
  // People come when something is agreed.
  openingHours: [],
  social: [
    network("instagram", "https://www.instagram.com/fieldnoteslab.example"),
    network("dribbble", "https://dribbble.com/fieldnoteslab-example"),
  ],
  legal: ["Field Notes Lab GmbH, registered in Leipzig", "VAT DE 000000000"],
  groups: [
    {
      title: "Work",
      links: [
        { label: "Recent work", href: "#pieces" },
        { label: "All projects", href: PORTFOLIO },
        { label: "What we make", href: "#capabilities" },
      ],
    },
    {
      title: "The lab",
      links: [
        { label: "Who we are", href: "#about" },
        { label: "Contact", href: "#contact" },
        { label: "Privacy", href: PRIVACY },
      ],
    },
  ],
  letter: {
    heading: "The notebook, by email.",
    text: "Four emails a year, each about one project and what went wrong on the way. Unsubscribe with one click.",
  },
  // One for each entry of the menu, the list of all home pages last.
  pictures: [
    picture("project-lightrings-1"),
    picture("project-lightrings-3"),
    picture("project-posters-1"),
    picture("project-speaker-1"),
    picture("project-lamps-1"),
    picture("project-skate-1"),
  ],
};
