import { picture } from "#content/media.ts";
import type { CaseStep } from "./bands/case-curve/case-curve.tsx";
import type { RankedQuery } from "./bands/rank-table/rank-table.tsx";

/** What came of Uprank's work, in figures: the table of places and one case. Clients, places and outcomes are invented. */
export const results = {
  heading: "Did our clients’ pages move up?",
  intro:
    "The position of each page on the day we began and twelve weeks later. Two of them fell, so they are in the table too.",
  caption: "Positions in search results before and after twelve weeks, by search",
  columns: {
    query: "Search",
    before: "Before",
    course: "first page in blue",
    after: "After",
    outcome: "Result",
  },
  last: 60,
  queries: [
    {
      query: "resoling walking boots",
      owner: "Last & Key, cobbler",
      before: 38,
      after: 3,
      outcome: "27 parcels a month, from 4",
    },
    {
      query: "tide table harbour café",
      owner: "The Slack Water",
      before: 22,
      after: 1,
      outcome: "A queue when the tide is out",
    },
    {
      query: "second hand cargo bike",
      owner: "Pedalhaus",
      before: 14,
      after: 2,
      outcome: "Stock gone by Thursday",
    },
    {
      query: "choir for beginners evening",
      owner: "St Werburgh Singers",
      before: 51,
      after: 8,
      outcome: "19 new voices, 3 of them tenors",
    },
    {
      query: "oak stairs repair",
      owner: "Marrow & Pine",
      before: 9,
      after: 4,
      outcome: "Calls up by half",
    },
    {
      query: "insurance for allotment sheds",
      owner: "Orchard Mutual",
      before: 27,
      after: 11,
      outcome: "From page three to page two",
    },
    {
      query: "loose leaf tea gift",
      owner: "Kettle & Crane",
      before: 6,
      after: 9,
      outcome: "Our new title was too clever",
    },
    {
      query: "led workshop lamp",
      owner: "Lumen Yard",
      before: 12,
      after: 19,
      outcome: "Three big shops moved in",
    },
  ] satisfies RankedQuery[],
  note: "We checked each search by hand from three towns, in a browser that was signed out, at ten on a Tuesday. Sample clients and figures.",
};

export const story = {
  heading: "How did the cobbler climb?",
  paragraphs: [
    "Last & Key has resoled boots in Tarrant Row since 1983. Its page was called “Home”, its pictures had no descriptions and its price link led nowhere. The report at the top of this page is about it.",
    "We changed three things and left one alone. Between the second and the third came five weeks in which nothing moved, and we said so every Friday.",
  ],
  picture: picture("seo-agency-shop"),
  chart: {
    caption: "Position for “resoling walking boots”, 26 weeks",
    places: [
      38, 38, 36, 28, 19, 18, 18, 18, 18, 17, 8, 3, 3, 3, 3, 3, 3, 3, 9, 8, 7, 5, 4, 4, 3, 3,
    ],
    last: 60,
    ends: ["March", "September"] as const,
  },
  steps: [
    {
      at: 2,
      when: "Week 3",
      title: "The title says what they do",
      text: "From “Home” to “Boots resoled by post, in ten days”. It took an hour, most of it agreeing on ten.",
    },
    {
      at: 4,
      when: "Week 5",
      title: "Prices you can open",
      text: "The dead link became a table of 22 repairs. Eleven people rang to say it was dear; nine sent boots.",
    },
    {
      at: 9,
      when: "Week 10",
      title: "Real answers",
      text: "“Can a glued sole be sewn?” and eight more questions, answered by the cobbler and typed up by us.",
    },
    {
      at: 18,
      when: "Week 19",
      title: "A rival opens",
      text: "Position 9 overnight. Our contract was over, so they rang. The page was fine; we advised waiting.",
    },
  ] satisfies CaseStep[],
};
