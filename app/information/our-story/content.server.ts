import { OFFER, WHO_WE_ARE } from "#content/addresses.ts";
import { picture } from "#content/media.ts";
import type { StoryYear } from "./story-years.tsx";

/** The company's history. Its dates and figures are those that the founders give in `content/posts`. */
const title = {
  lines: ["Our story"],
  intro:
    "Six years, two beginnings, and the dates on which we were wrong. Each year has left us one thing that we keep in a drawer.",
};

const years = [
  {
    year: 2020,
    title: "Forty calls from a kitchen in Leeds",
    paragraphs: [
      "In February Imani Brooks copied a list of letting agents out of the trade directory in the library and rang forty of them in a fortnight. Six bought. Before she dialled the next number she wrote down why the others had not, in their own words.",
      "What she was selling was a diary for inspections. A woman in Harrogate, who had driven out at nine at night with a torch because the key had gone to the wrong flat, explained that it ought to be a diary for keys. We changed it over a weekend. She became customer number three.",
      "By Christmas there were ten of them, and they paid £340 a month between them. Theo Lindqvist had written every line of it, alone, in a boathouse outside Gothenburg that had no heating and very good acoustics.",
    ],
    kept: {
      look: "slip",
      caption: "The commonest refusal of the first fortnight",
      lines: ["“I’d have to ask Sandra.”", "Five of thirty-four. There was a Sandra everywhere."],
    },
  },
  {
    year: 2021,
    title: "Somebody reads it",
    paragraphs: [
      "Fourteen months of decisions were in one head, and the head rode a bicycle to work. We hired Priya and gave her a list of features. She asked whether she might read for two weeks first.",
      "On the third day she asked why an invoice could be in a state called limbo. Theo opened his mouth and nothing came out. The file she wrote that afternoon is still the shortest document we have, and the most copied.",
      "In the autumn June Castellano, who had drawn our first screens for a fee, came to stay, and began to take things off them.",
    ],
    kept: {
      look: "file",
      caption: "Priya’s first commit. The state itself went the following March.",
      lines: [
        "limbo.md",
        "why: one customer, one bank holiday",
        "true until: he has been credited",
        "look again: 1 March",
      ],
    },
  },
  {
    year: 2022,
    title: "A notebook, and a date by the kettle",
    paragraphs: [
      "We had argued for an hour in May about dark mode for the printed report, and again for an hour in September, in the same words. June bought a grey cloth notebook and wrote the argument down. It was entry number one.",
      "Aoife Brennan, who had closed two companies decently, came to keep the books. She asked each of us when the money would end, and each of us said a number of months. She asked for the date. It went quiet, and she worked it out: the last Monday on which we could still have done something about it. We hung it beside the kettle.",
      "Kofi Mensah came in the same winter to look after prices, which until then had been whatever the payment page needed a number for.",
    ],
    kept: {
      look: "sign",
      caption: "Changed on the first of every month since",
      lines: ["Mon 6 Feb", "The last good Monday, as first worked out"],
    },
  },
  {
    year: 2023,
    title: "A Sunday in February",
    paragraphs: [
      "Mei Tanaka had looked after our customers in Asia for a year when her father died at his bench. He repaired church organs. He had four employees, a van, and a website that stopped thirty-four days after he did, because everything it needed to go on was in his name and in his mailbox.",
      "She took eleven months to close what he had opened. She kept a list. At the end it had ninety-three lines, of which seventy-eight were accounts.",
      "We covered her mornings. That is the whole of what we did that year that we are proud of.",
    ],
    kept: {
      look: "slip",
      caption: "From the list that became our second product",
      lines: ["Line 19. The website.", "Back on the twenty-sixth day of the thirty."],
    },
  },
  {
    year: 2024,
    title: "Founded again",
    paragraphs: [
      "In January Mei put the list on the table and asked whether there was a company that did this before it was needed. We looked for one until March.",
      "Then we asked two strangers. Walter Eriksen had been a probate solicitor for thirty-one years and had opened a great many drawers that nobody labelled. Nadia Rahmani, a security engineer, asked us to put our telephones in a bag and get into our own payroll from a borrowed machine. It took three hours and ten minutes. We asked her to stay as well.",
      "Rosalind Hale left a newspaper to tell people about it. Nobody can be the employee of a company that does not exist yet, so that spring all nine of us signed as co-founders, and rented a room in the Passage des Marchands in Paris to have somewhere to do it.",
    ],
    kept: {
      look: "sign",
      caption: "The first bag test. The last one took nine minutes.",
      lines: ["3 h 10", "Into our own payroll, without Theo’s telephone"],
    },
  },
  {
    year: 2025,
    title: "Thirty-one calls, and a Thursday",
    paragraphs: [
      "Kofi asked fifteen clinics what would be too cheap to trust. Seven of them named a figure above what we charged. So he rang all thirty-one that we had, one by one, said the new price, and stopped talking. Two left. One asked what had taken us so long.",
      "In October the Sunday List was ready for strangers. Rosalind drew the week as a page: eleven announcements, and room for four. The other seven ran on quiet Tuesdays and were read by more people.",
      "The launch itself was to be on a Tuesday, too. The youngest of us read the checklist aloud, and stopped at line nine. We went on the Thursday, and not a soul outside ever knew.",
    ],
    kept: {
      look: "file",
      caption: "Four of the fourteen lines that are read before every launch",
      lines: [
        "before-we-go.txt",
        "sign up, on a telephone you do not own",
        "pay with a real card, refund it",
        "find the price in ten seconds",
        "say who is awake at four",
      ],
    },
  },
  {
    year: 2026,
    title: "Eight weeks, by asking",
    paragraphs: [
      "In the spring the date by the kettle was the eighth of June. Nobody cut anything and nobody went to see an investor. Aoife opened the drawer with the unpaid invoices and rang on the thirty-first day of each, in a pleasant voice, to ask whether there was anything wrong with the work.",
      "There almost never was. Forty-one thousand euro came in that had been ours all along, and the Monday moved by eight weeks.",
      "It has moved twice since, both times in the same direction.",
    ],
    kept: {
      look: "sign",
      caption: "Where it stood before: Monday, 8 June 2026",
      lines: ["Mon 3 Aug", "The last good Monday, after eleven telephone calls"],
    },
  },
] satisfies StoryYear[];

const ahead = {
  heading: "Not yet true",
  intro: "Three things that are written on the wall in pencil.",
  items: [
    {
      when: "Spring",
      title: "The Sunday List in Japanese",
      text: "Mei’s father’s four employees will read it first, and they have promised to be rude.",
      ahead: true,
    },
    {
      when: "Autumn",
      title: "Rounds without a signal",
      text: "Lift engineers work in shafts. The diary has to wait for them, not the other way round.",
      ahead: true,
    },
    {
      when: "When a fact changes",
      title: "Entry 88, or entry 143",
      text: "Two refusals whose reasons are getting thinner. June knows.",
      ahead: true,
    },
  ],
  actions: [
    { label: "Who we are today", href: WHO_WE_ARE },
    { label: "The two products", href: OFFER },
  ],
};

/** The words of the page, by section. */
export const content = { title, horizon: picture("title-hills"), years, ahead };
