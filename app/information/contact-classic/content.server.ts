import { showroom } from "#content/embeds.ts";
import { closedDays, site } from "#content/site.ts";
import { placeOf } from "#shared/place-of.ts";
import { firm } from "../firm.tsx";
import { founder } from "../founders.server.ts";

const { name, picture } = founder("mei-tanaka");

const title = {
  heading: "Write, ring, or come in",
  intro: "Two working days for a letter, six rings for a call, and a bell that works.",
  crumb: "Contact",
};

const form = {
  heading: "Write to us",
  text: "Three fields are required. The subject is optional.",
};

const hours = {
  heading: "When somebody is in",
  lines: [
    ...firm.openingHours,
    ...(closedDays === null ? [] : [{ days: closedDays, hours: "Closed" }]),
  ],
  note: `All hours are those of ${placeOf(site.timeZone, site)}. On the first Monday of the month all nine of us are here, and lunch is late.`,
};

const ways = [
  { term: "Phone", label: firm.phone.display, href: firm.phone.href },
  { term: "Email", label: firm.email, href: `mailto:${firm.email}` },
];

const reader = {
  name,
  picture,
  role: "Reads the post",
  text: "If your question is about somebody who has died, write “Mei” in the subject. You will not have to explain it twice.",
};

/** The words of the page, by section. */
export const content = { title, form, hours, ways, reader, place: showroom };
