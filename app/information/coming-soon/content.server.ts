import { TEMPLATE } from "#content/addresses.ts";
import { events } from "#content/events.ts";

const opening = {
  heading: "The next edition is on the press.",
  intro:
    "New home pages, a second language for all of them, and whatever else is finished by then. What is not finished stays in the drawer.",
  timer: "Time until the next edition",
  until: events.nextEdition,
  finished: {
    title: "The next edition is out.",
    intro:
      "New home pages, a second language for all of them, and whatever else was finished by then. What was not finished stays in the drawer.",
    heading: "It is here.",
    text: "Everything new stands among the demos.",
    link: { label: "See all demos", href: `${TEMPLATE}#demos` },
  },
};

const letter = {
  heading: "One letter on that morning, none before",
  finished: "One letter with the edition after this one, none before",
  text: "You confirm your address by a link in a first mail. After the letter you can leave by one press.",
};

/** The words of the page, by section. */
export const content = { opening, letter };
