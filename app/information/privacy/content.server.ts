import { CONTACT_FORM, PRIVACY } from "#content/addresses.ts";
import type { Ledger } from "#server/services/ledger.ts";

/** The words of the page, with the periods that hold where it is rendered. */
export function content({ things }: Ledger) {
  return {
    heading: "Not in this shop:",
    absent: [
      "a cookie banner",
      "a count of visitors",
      "advertising",
      "other people’s scripts",
      "your profile",
    ],
    kept: {
      heading: "What we do keep",
      entries: [
        ...things.flatMap(({ id, brief }) =>
          brief ? [{ ...brief, href: `${PRIVACY}#${id}` }] : [],
        ),
        {
          what: "Your choice of colours, in your own browser",
          until: "a year, if you press the switch",
          href: `${PRIVACY}#browser`,
        },
      ],
    },
    further: [
      { label: "All of it, line by line", href: PRIVACY },
      { label: "Have yours deleted", href: `${CONTACT_FORM}?topic=data` },
    ],
  };
}
