import { ifThere, OFFER, PROCESS, SERVICES, STORY, TEAM, WHO_WE_ARE } from "#content/addresses.ts";
import { picture } from "#content/media.ts";
import type { IndexedService } from "#app/elements/text/service-index/service-index.tsx";
import type { Person } from "#app/elements/people/person-card/person-card.tsx";
import type { FacingHalf } from "./facing-halves.tsx";
import type { Figure } from "#app/sections/figures/figure-row.tsx";
import { firm } from "../firm.tsx";
import { founder, founders } from "../founders.server.ts";

/** What the company is, in one page. The figures are those of `content/posts`: each founder counts something. */
const title = {
  heading: "A company that was founded twice",
  intro: `${firm.name} began in a kitchen in Leeds, and again over a list of ninety-three lines. Nine of us are called co-founder, and all nine are right.`,
  picture: picture("title-shelf"),
};

const halves = {
  heading: "Two products, side by side",
  halves: [
    {
      name: "Rounds",
      line: "A diary for firms whose people go out to other people’s doors.",
      link: { label: "What is in Rounds", href: ifThere(`${OFFER}#rounds`) },
    },
    {
      name: "Sunday List",
      line: "A list of everything that renews, and who may open it when you cannot.",
      link: { label: "What is in the list", href: ifThere(`${OFFER}#sunday-list`) },
    },
  ] satisfies [FacingHalf, FacingHalf],
  rows: [
    {
      question: "Founded",
      answers: ["2020, at a kitchen table in Leeds", "2024, out of an organ builder’s workshop"],
    },
    {
      question: "Out of",
      answers: [
        "Forty telephone calls, thirty-four of them refusals",
        "Eleven months of closing a father’s accounts",
      ],
    },
    {
      question: "Used by",
      answers: [
        "Letting agents, clinics, lift engineers, piano tuners",
        "The people who own such firms, and whoever comes after",
      ],
    },
    {
      question: "Opened",
      answers: ["Every morning, about ten to eight", "Twice a year, on a Sunday"],
    },
    {
      question: "Done when",
      answers: [
        "The right key is with the right person",
        "You could be away for a year and nothing would lapse",
      ],
    },
  ] as const,
};

const voice = {
  text: "You are the company, so you sign as yourself, and nobody goes back to change the name on the form.",
  name: founder("mei-tanaka").name,
  detail: "on why one half of us exists",
  picture: founder("mei-tanaka").picture,
};

const figures = [
  {
    value: 143,
    suffix: "",
    label: "Things we were asked for and refused",
    detail:
      "Each stands in a notebook with its reason. Eleven reasons stopped being true, and those eleven were built.",
  },
  {
    value: 34,
    suffix: "",
    label: "Noes before the first ten customers",
    detail: "Written down in the words people used. “I’d have to ask Sandra” came up five times.",
  },
  {
    value: 14,
    suffix: "",
    label: "Lines read aloud before every launch",
    detail: "By the youngest of us, standing. She has stopped us once, and was right.",
  },
] as const satisfies readonly Figure[];

const people = {
  heading: "Nine trades, one of each",
  intro: "No two of us can do the same thing, which keeps the explanations short.",
  people: founders.map(({ name, trade, text, picture }): Person => ({
    name,
    role: trade,
    text,
    picture,
  })),
  link: { label: "Meet them at the table", href: ifThere(TEAM) },
};

const further = {
  heading: "The longer answers",
  pages: [
    {
      title: "How it happened",
      text: "Six years, two beginnings, and the dates on which we were wrong.",
      href: STORY,
      picture: picture("title-hills"),
    },
    {
      title: "Who is awake when",
      text: "Eight towns on three clocks, and the one hour that all nine share.",
      href: WHO_WE_ARE,
      picture: picture("title-house"),
    },
    {
      title: "How a job goes",
      text: "Six weeks with a door at the end of each.",
      href: PROCESS,
      picture: picture("title-steps"),
    },
    {
      title: "What one of us can do for you",
      text: "Six services, each with a founder’s name on it.",
      href: SERVICES,
      picture: picture("title-columns"),
    },
  ] satisfies IndexedService[],
};

/** The words of the page, by section. */
export const content = { title, halves, voice, figures, people, further };
