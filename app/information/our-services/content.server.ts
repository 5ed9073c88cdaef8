import { ifThere, PRICES } from "#content/addresses.ts";
import { picture } from "#content/media.ts";
import type { ClientNote } from "#app/elements/media/client-notes/client-notes.tsx";
import type { Folder } from "./file-drawer.tsx";
import type { TeamSlug } from "../team-slug.ts";
import { founder } from "../founders.server.ts";

/** Six services, each one founder's trade. Prices stand on their own page. */
const title = {
  heading: "Borrow one of us",
  intro:
    "For a day, a fortnight or six weeks. You get the founder whose name is on the folder, never somebody who works for them.",
  action: { label: "What it costs", href: ifThere(PRICES) },
  note: "One job at a time for each of us",
};

/** Who does it, and where to read how they think. */
function by(slug: TeamSlug) {
  const { name, trade, town, picture, href } = founder(slug);
  return {
    person: { name, detail: `${trade}, ${town}`, picture },
    link: { label: `Posts by ${name.split(" ")[0]}`, href },
  };
}

const drawer = {
  heading: "Six folders, one name on each",
  intro:
    "Everything here was somebody’s trade before it was a service. If your question is in none of them, we know whom to ask, and that is free.",
  open: "first-ten",
  folders: [
    {
      id: "first-ten",
      title: "The first ten",
      length: "Six weeks",
      question: "Would a stranger buy this?",
      text: "Imani sits beside you with a telephone and a list of forty people who owe you nothing. You make half of the calls. What they say is written down in their words, the noes first.",
      results: [
        "ten customers who were free to refuse",
        "some thirty refusals, word for word, sorted",
        "one page on who is not your customer",
        "a list of the next hundred names",
      ],
      ...by("imani-brooks"),
    },
    {
      id: "price",
      title: "A price, aloud",
      length: "Four weeks",
      question: "What would make it too cheap to trust?",
      text: "Kofi asks fifteen of your customers four questions and listens for the pause. Then you stand up and say the new price to an empty room until your voice stays level. Then you ring the old customers yourself.",
      results: [
        "a price with its reason, in one sentence",
        "what each customer pays, and until when",
        "the calls, made: all of them, by you",
      ],
      ...by("kofi-mensah"),
    },
    {
      id: "last-monday",
      title: "The last good Monday",
      length: "Two weeks",
      question: "On which day does it become too late?",
      text: "Aoife reads a year of your bank statements and walks backwards from the day the money ends. What she brings back is one date with a weekday, and the drawer of invoices that would move it.",
      results: [
        "the date, and the sum behind it on one sheet",
        "every unpaid invoice with a day to ring",
        "terms that fit at the foot of the next one",
      ],
      ...by("aoife-brennan"),
    },
    {
      id: "bag-test",
      title: "The bag test",
      length: "One day, twice a year",
      question: "Who gets in on the day you cannot?",
      text: "Your laptop and your telephone go into Nadia’s bag. Somebody else sits down at a borrowed machine. She takes the time, writes down where it stopped, and is kind about it.",
      results: [
        "the time it took to reach each account that matters",
        "two keys for every lock, in two places",
        "a sealed envelope and the rule for opening it",
        "the date of the next test",
      ],
      ...by("nadia-rahmani"),
    },
    {
      id: "launch",
      title: "A launch week",
      length: "Three weeks",
      question: "Who may say that it stays out?",
      text: "Rosalind draws your week as a page with fifteen boxes and puts in first what you cannot move. What is left is what you may announce. On the day itself she is the one person whom nobody may overrule.",
      results: [
        "a plan of five days on one sheet",
        "a checklist short enough to be read aloud",
        "a page for corrections, ready and empty",
        "the announcements that did not fit, with their Tuesdays",
      ],
      ...by("rosalind-hale"),
    },
    {
      id: "wills",
      title: "Wills and settings",
      length: "An afternoon",
      question: "Does your telephone agree with your will?",
      text: "Walter reads both side by side, as one would read two clauses of one contract. You change the settings while he is there. For the will he tells you what to ask your own solicitor for, in the words they use.",
      results: [
        "the same names in every setting",
        "the clause your will lacks, drafted",
        "one printed sheet to lie with it",
      ],
      ...by("walter-eriksen"),
    },
  ] satisfies Folder[],
};

const reasons = {
  heading: "Founders, because they have been wrong at their own expense",
  text: [
    "A consultant has seen a hundred companies from outside. Each of us has seen one from inside while the date by the kettle came nearer. It is a smaller sample and it concentrates the mind.",
    "We take one job each at a time, and the company runs on eight of us meanwhile. That is why there are few places, and why a job ends on the day it was meant to.",
  ],
  facts: [
    { term: "Jobs at a time, for each of us", detail: "One" },
    { term: "Share of a year given to it", detail: "A quarter" },
    { term: "Commission from anybody", detail: "None" },
  ],
  picture: picture("title-columns"),
};

const result = {
  figure: "9 min",
  measure:
    "from a borrowed laptop to the payroll, in the fourth bag test at Orchard Mutual. The first had been given up after two hours.",
  text: "I had thought of us as secure. We were only locked.",
  source: "Hannah Voss, managing director, Orchard Mutual",
};

const clients = {
  heading: "Four we may name",
  notes: [
    {
      client: "tidewell",
      text: "Twelve customers in six weeks for a pump that nobody had asked for. Imani made 19 of the 41 calls.",
      years: "2024",
    },
    {
      client: "marrow-pine",
      text: "Kofi took the discount code out of the second email. Two customers noticed, and both stayed.",
      years: "2025",
    },
    {
      client: "pedalhaus",
      text: "The last good Monday moved from March to the following January. Eleven firms that lease its bicycles had simply not been asked to pay.",
      years: "2025",
    },
    {
      client: "quillmark",
      text: "A launch with one announcement in it. Rosalind kept six for later and one for never.",
      years: "2026",
    },
  ] satisfies ClientNote[],
};

const kept = {
  heading: "Three whom we keep",
  intro:
    "Somebody has to make the things the rest of us talk about. These three cannot be borrowed.",
  people: [
    { ...founder("theo-lindqvist"), reason: "is deleting the first version" },
    { ...founder("june-castellano"), reason: "is saying no to something" },
    { ...founder("mei-tanaka"), reason: "is on the telephone to a customer of yours" },
  ].map(({ name, reason, picture }) => ({ name, detail: reason, picture })),
  call: {
    id: "price-call",
    heading: "Every price is on one page",
    text: "By the month while one of us is with you, by the year for the two products. No call is needed to see them.",
    actions: [{ label: "See the prices", href: PRICES }],
  },
};

/** The words of the page, by section. */
export const content = { title, drawer, reasons, result, clients, kept };
