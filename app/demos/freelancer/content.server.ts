import { site } from "#content/site.ts";
import { forMachines } from "#app/frame/for-machines.server.ts";
import { business } from "./business.tsx";
import { countWords } from "./edited-text.ts";
import type { WeekRule } from "./open-weeks.ts";
import type { MeasuredQuote } from "./bands/quotes-by-length/quotes-by-length.tsx";
import { cases, total } from "./edits.server.ts";
import { type LetterPiece, letterText } from "./letter-text.ts";
import { dayRate, pricedJobs } from "./rates.server.ts";
import { tom } from "./tom.ts";

const sentences: readonly (readonly LetterPiece[])[] = [
  [`I’m ${tom.name}, a ${tom.trade}, and people pay me to delete things.`],
  [
    "They send me pages that say everything, and I ",
    { text: "send back pages that say something", href: "#edits" },
    ".",
  ],
  [
    "That costs ",
    { text: `${dayRate} a day`, href: "#rates" },
    ", takes less time than the meeting about it, and ",
    { text: "nobody has asked for the adjectives back", href: "#voices" },
    ".",
  ],
  [
    "If you have a page even you skim, ",
    { text: "see when I’m free", href: "#weeks" },
    " and ",
    { marked: "write\u00a0to\u00a0me", href: "#contact" },
    ".",
  ],
];

const letter = {
  struck: "Dear valued stakeholder,",
  greeting: "Hello,",
  sentences,
  notes: [
    "My first draft said “help brands find their voice”. I’ve rung a few. They’ve got one.",
    `Four sentences, ${countWords(letterText(sentences))} words. A fifth thanked you for reading.`,
  ],
  closing: "Yours, more briefly than most,",
  name: tom.name,
  place: `${tom.trade}, ${tom.address.join(", ")}`,
};

const edits = {
  heading: "What I cut, with the cuts showing",
  intro: "All shown with the clients’ permission. The hotel asked me to leave Pawel in.",
  legend: "Show the texts",
  states: {
    before: { label: "As they sent it", figure: total.before, text: "words came in." },
    edits: {
      label: "My edits",
      figure: total.struck,
      text: `words struck out, ${total.added} written in.`,
    },
    after: { label: "As it went out", figure: total.after, text: "words went out." },
  },
  words: { struck: "struck out:", added: "written in:", before: "words in", after: "out" },
  cases,
};

const rates = {
  heading: `What I charge: ${dayRate} a day`,
  intro: "A day is seven hours, all yours. Ideas I have in the bath are free, and usually better.",
  caption: "What Tom Reyes writes, how long it takes and what it costs",
  columns: { name: "What you need", takes: "Takes", price: "Costs" },
  jobs: pricedJobs,
  footnote: "Two rounds of changes are included. I did a third once. It put the first one back.",
};

const quotes: readonly Omit<MeasuredQuote, "measure">[] = [
  { text: "Finally.", name: "Odile Brandt", role: "head of legal, an insurer" },
  {
    text: "Half the page, twice the calls.",
    name: "Marcus Whitlow",
    role: "mends boilers, and now needs a van",
  },
  {
    text: "He asked what we\u00a0do. We didn’t know. It\u00a0was a very good week.",
    name: "Sunniva Dahl",
    role: "founder of a software firm",
  },
  {
    text: "I hesitated to engage somebody whose portfolio is for the most part crossed out; but in the course of what I can only describe as a collaboration, Tom helped us to realise that four departments had been saying the same thing, at length and independently of one another, for what I am told was eleven years.",
    name: "Professor Alaric Thorne",
    role: "a university press. Printed in full, at his request",
  },
];

const voices = {
  heading: "Kind words, shortest first",
  quotes: quotes
    .map((quote) => ({ quote, words: countWords(quote.text) }))
    .sort((a, b) => a.words - b.words)
    .map(({ quote, words }) => ({
      ...quote,
      measure: words === 1 ? "1 word" : `${words} words`,
    })) satisfies MeasuredQuote[],
};

const method = {
  heading: "How I work, in proofreader’s marks",
  intro: "Printers have used these for centuries. You’ll find them all over what I send back.",
  marks: [
    {
      sign: "insert",
      title: "Put it in",
      text: "Send me everything: the page, the brief, and the email where your boss explained it properly by accident.",
    },
    {
      sign: "delete",
      title: "Take it out",
      text: "I read it aloud and keep what I’d say to your face. You see every cut, and why.",
    },
    {
      sign: "stet",
      title: "Let it stand",
      text: "Dots under a word mean it stays after all. Have as many dots as you like. Most people use two.",
    },
    {
      sign: "stop",
      title: "Stop",
      text: "You get one clean file and one bill. Then I leave it alone, which is half the job.",
    },
  ] as const,
};

const rule: WeekRule = {
  bookedAhead: 3,
  standing: { every: 4, name: "The building society’s" },
  holidays: [
    { from: "12-21", to: "01-02", name: "Christmas" },
    { from: "05-15", to: "05-21", name: "Broad beans" },
    { from: "08-03", to: "08-21", name: "Wales, no signal" },
  ],
};

const shortDay = new Intl.DateTimeFormat(site.locale, {
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});

/** How a day of each month is written, for weeks that are counted in the browser: "{day} Nov". */
const months = Array.from({ length: 12 }, (_, month) =>
  shortDay
    .formatToParts(Date.UTC(2026, month))
    .map(({ type, value }) => (type === "day" ? "{day}" : value))
    .join(""),
);

const weeks = {
  heading: "The weeks I still have free",
  intro: `I take one client at a time. The next ${rule.bookedAhead} weeks are always gone, and 1 in ${rule.standing.every} belongs to a building society that doesn’t like surprises. Pick a yellow one.`,
  label: "The weeks ahead",
  rule,
  count: 12,
  zone: tom.zone,
  words: { free: "Free: ask for it", booked: "Taken" },
  href: "#contact",
  withoutScript: "Write to me and I’ll send you dates. There are always some.",
  months,
};

const contact = {
  heading: "Dear Tom,",
  text: "P.S. Go on. Three lines will do. I’d only cut the fourth.",
  email: tom.email,
  phone: tom.phone,
  address: tom.address,
  formLabel: `Write to ${tom.name}`,
};

const told = forMachines(business, {
  type: "ProfessionalService",
  place: { priceRange: `${dayRate} a day` },
});

/** The words of the page, by section. */
export const content = { letter, edits, rates, voices, method, weeks, contact, business: told };
