import { CONTACT_SIMPLE } from "#content/addresses.ts";
import { picture } from "#content/media.ts";
import type { GalleryItem } from "#app/elements/media/lightbox/lightbox.tsx";
import type { SpecimenEntry } from "./specimen-list.tsx";
import { founder } from "../founders.server.ts";

/** One founder's own page: June Castellano, who trained as a typesetter and keeps the book of refusals (post 6). */
const june = founder("june-castellano");

const title = {
  name: june.name,
  picture: june.picture,
  intro: "I design software by taking things out of it, and I write down what I took.",
  facts: [
    { term: "Work", detail: "Product design" },
    { term: "Town", detail: june.town },
    { term: "Trained as", detail: "Typesetter" },
    { term: "Refusals on paper", detail: "143" },
  ],
};

const letter = {
  heading: "I was paid by the line, and learnt to want fewer",
  paragraphs: [
    "My first job was to set other people’s words in metal for a printer in Genoa who paid by the line. You would think that makes an apprentice long-winded. It does the opposite. Every line had to be picked up, carried and put away again by the same two hands, and by the second winter I could look at a page of copy and feel its weight in my wrists.",
    "I have never lost that. When somebody shows me a screen with eleven buttons I do not see a choice of eleven things. I see eleven things to carry: to name, to test, to explain on the telephone on a Monday, to keep for people who got used to them. Most days my work is to ask which three we would pick up again tomorrow.",
    "People sometimes take this for taste. It is closer to bookkeeping. What we leave out is written down with its reason, in a grey cloth notebook that anybody here may read, and eleven times in four years a reason has stopped being true and the thing has gone in. That is the part I am proud of: the eleven, and that nobody had to shout.",
    "I live in the eleventh arrondissement, four minutes from our front door, with a hand press that weighs more than my furniture. I print one page a year on it. It goes to everyone who has ever argued me out of a no.",
  ],
  quote: "A refusal that no fact could change is only a preference.",
  quoteSource: "From “Keep a book of everything you refuse”",
};

const specimen = {
  heading: "Seven stations, each set larger than the last",
  intro:
    "A typefounder shows a face at every size it is cast in. The smallest is the hardest to make and the one nobody looks at.",
  entries: [
    {
      points: 12,
      when: "2001 to 2004",
      title: "Apprentice compositor, Tipografia Costa, Genoa",
      text: "Visiting cards, wedding cards, the cards that come after. Swept up every evening, and sorted what I swept.",
    },
    {
      points: 15,
      when: "2004 to 2007",
      title: "Setter of timetables for a regional railway",
      text: "Eleven thousand figures twice a year. A column is a promise to somebody on a platform.",
    },
    {
      points: 20,
      when: "2007 to 2011",
      title: "Book typesetter, Edinburgh",
      text: "Two hundred and twelve books. I remember the four with a fault in them.",
    },
    {
      points: 28,
      when: "2011 to 2015",
      title: "Forms, for a county council",
      text: "The application for a parking permit went from fourteen pages to one. Nobody has written in to ask for the others.",
    },
    {
      points: 40,
      when: "2015 to 2018",
      title: "Appointment letters, a teaching hospital",
      text: "Moved the time of day to the first line. Missed appointments fell, and I have not been that useful since.",
    },
    {
      points: 54,
      when: "2018 to 2021",
      title: "On my own, from a kitchen",
      text: "Nine clients, of whom one was called Theo and had a diary of visits that needed less in it.",
    },
    {
      points: 72,
      when: "2021 to today",
      title: "Design, here",
      text: "Rounds, the Sunday List, and the grey notebook. The last is the largest of the three.",
    },
  ] satisfies SpecimenEntry[],
};

const refusals = {
  heading: "Four pages of the grey notebook",
  intro:
    "Each entry says what was asked, why we refused, and what would have to be true for us to think again.",
  entries: [
    {
      number: "1",
      title: "Dark mode for the printed report",
      reason: "Paper is white, and the report is read on paper. Argued twice, an hour each.",
      until: "Yes, once more than one customer in ten prints in a dark room.",
    },
    {
      number: "61",
      title: "Rounded corners on the map",
      reason: "No. June dislikes them. Ask whoever comes after her.",
      until: "No fact will change it. It is a preference, and is filed as one.",
    },
    {
      number: "88",
      title: "A badge for ending the round early",
      reason: "People hurry when they are counted, and a hurried inspection is worse than none.",
      until: "Yes, once a customer shows us one visit that a badge made better.",
    },
    {
      number: "143",
      title: "A list that fills itself from your mailbox",
      reason: "A list that writes itself is a list that nobody has read.",
      until: "Yes, once it can be done so that somebody still reads every line.",
    },
  ],
};

const made = {
  heading: "Made earlier, still standing",
  intro: "Press a picture for the story of its smallest detail.",
  items: [
    {
      picture: picture("project-books-2"),
      caption:
        "Five spines for a reissue, 2010. The author’s name stands at the same height on each, so that a shelf reads as one line.",
    },
    {
      picture: picture("project-posters-3"),
      caption:
        "Posters for a night school, 2014. The date is the largest word, because that is what people come back to the wall for.",
    },
    {
      picture: picture("project-letters-3"),
      caption:
        "A yellow O on a violet M for a school of acting, 2017. It had to be read from the back row, and be sat on.",
    },
    {
      picture: picture("project-tea-3"),
      caption:
        "Tins for a tea importer, 2019. One pattern, nine sorts; the lid says which, and nothing else does.",
    },
    {
      picture: picture("project-oliveoil-2"),
      caption:
        "Labels for an oil mill, 2018. The year is pressed, not printed, so that the label need not change.",
    },
  ] satisfies GalleryItem[],
};

const writing = {
  heading: "Write to me about",
  yes: [
    "a form that made you angry, with the form",
    "a no of mine that you think has expired",
    "type that was set before 1950 and is looking for a home",
    "a first job in design: I answer every one, though not that week",
  ],
  noHeading: "Somebody else is better at",
  no: [
    { text: "prices", who: founder("kofi-mensah") },
    { text: "queues, and boats", who: founder("theo-lindqvist") },
    { text: "what becomes of your accounts", who: founder("walter-eriksen") },
  ].map(({ text, who: { name, href } }) => ({ text, name, href })),
  action: { label: "Write to June", href: CONTACT_SIMPLE },
  posts: { label: "Read what she has written", href: june.href },
};

/** The words of the page, by section. */
export const content = { title, letter, specimen, refusals, made, writing };
