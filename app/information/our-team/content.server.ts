import { CONTACT } from "#content/addresses.ts";
import type { ProcessStep } from "#app/elements/figures/process-steps/process-steps.tsx";
import type { Seat } from "./round-table.tsx";
import type { Voice } from "./people-voices.tsx";
import { founders } from "../founders.server.ts";

/** All nine founders, as `content/team.ts` has them. */
const table = {
  heading: "Nine chairs, and no head of the table",
  intro: "Who sits beside whom is drawn by lot on the first Monday of every month.",
  label: "The nine founders",
  seats: founders.map(({ slug, name, trade, picture }): Seat => ({
    id: slug,
    name,
    trade,
    picture,
  })),
  hint: "A face leads to what its owner has to say.",
};

const voices = {
  heading: "In their own words",
  intro:
    "Nobody here wrote about anybody else. The limit was three sentences, and most of us needed only two.",
  people: founders.map(({ slug, name, trade, town, text, subject, picture, href }): Voice => ({
    id: slug,
    name,
    detail: `${trade}, ${town}`,
    text,
    picture,
    link: { label: `Writes about ${subject}`, href },
  })),
};

const tenth = {
  id: "tenth-chair",
  heading: "There is a tenth chair",
  text: "It stands empty for whoever brings the thing we have not thought of: a customer, a critic, once a bailiff who had the wrong floor.",
  actions: [{ label: "Bring us something", href: CONTACT }],
};

const monday = {
  heading: "A first Monday",
  intro: "The one day of the month on which all nine are in one room.",
  steps: [
    {
      title: "Nothing, for an hour",
      content:
        "Coffee at half past nine and no agenda. It is the only item that has never been moved.",
    },
    {
      title: "The date by the kettle",
      content: "Aoife changes it in front of everyone. Nobody speaks until it is up.",
    },
    {
      title: "The noes of the month",
      content: "June reads them out. Whoever asked may argue once more, standing.",
    },
    {
      title: "Two at a time",
      content: "An hour in pairs that the lot has drawn. Most of what we have built began in one.",
    },
    {
      title: "The last train",
      content: "Rosalind’s, at ten past seven. The day is planned back from it.",
    },
  ] satisfies ProcessStep[],
};

/** The words of the page, by section. */
export const content = { table, voices, tenth, monday };
