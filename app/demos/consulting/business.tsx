import { OFFER, PRIVACY, TEMPLATE } from "#content/addresses.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { ArdenMark } from "./bands/arden-mark.tsx";

/** The issue of the firm's quarterly that is out: the page is set as its cover. */
export const ISSUE = 68;

/** Whose page this is, for its header and footer. */
export const business: Business = {
  name: "Arden Partners",
  mark: <ArdenMark />,
  tagline: "Counsel to owners and boards, from Paris and London.",
  email: "office@arden.example",
  phone: { display: "+33 1 99 00 68 14", href: "tel:+33199006814" },
  address: ["14 rue des Deux-Plumes", "75008 Paris", "France"],
  openingHours: [{ days: "Monday to Friday, by appointment", hours: "9:00 to 18:00" }],
  social: [network("mastodon", "https://mastodon.example/@arden")],
  legal: ["Arden Partners SAS, registered in Paris"],
  groups: [
    {
      title: "Work with us",
      links: [
        { label: "Book an hour", href: "#booking" },
        { label: "Practices and fees", href: "#practices" },
        { label: "How we work", href: "#method" },
      ],
    },
    {
      title: "The firm",
      links: [
        { label: "Partners", href: "#people" },
        { label: "When we said no", href: "#proof" },
        { label: "Essays", href: "#insights" },
        { label: "Privacy", href: PRIVACY },
      ],
    },
    {
      title: "The template",
      links: [
        { label: "All demos", href: `${TEMPLATE}#demos` },
        { label: "What it offers", href: OFFER },
      ],
    },
  ],
  letter: {
    heading: `Issue ${ISSUE} is out.`,
    text: "Four times a year, one decision argued both ways, on paper or by email. You may unsubscribe with one click.",
  },
};
