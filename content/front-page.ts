import { CONTACT, ifThere, SERVICES } from "./addresses.ts";
import type { FrontSection } from "./front-page-fields.ts";

/**
 * A front page of your own, from sections in the order in which they stand here: move them, repeat them, leave them out. The words are samples
 * that say what belongs there; with your own, take out `isSample`. Address, telephone and hours are those of `site.ts`.
 */
export const frontSections: readonly FrontSection[] = [
  {
    section: "hero",
    id: "top",
    isSample: true,
    eyebrow: "Your trade and your town",
    heading: "What you do, in one plain line",
    text: "For whom you do it, and what is different once you have. Two sentences are enough: whoever reads on has decided to.",
    actions: [
      { label: "Write to us", href: "#contact" },
      { label: "See prices", href: "#prices" },
    ],
  },
  {
    section: "services",
    id: "services",
    isSample: true,
    heading: "What people come for",
    intro:
      "The three or four things that most customers ask for, in their words rather than in yours.",
    items: [
      {
        title: "The one asked for most",
        text: "What it is, how long it takes, and what somebody has in their hands at the end.",
      },
      {
        title: "The one you do best",
        text: "What you do differently here, told so that a stranger can picture it.",
      },
      {
        title: "The one for regulars",
        text: "What those ask for who come again, and how often they do.",
      },
    ],
    more: { label: "All services", href: ifThere(SERVICES) },
  },
  {
    section: "prices",
    id: "prices",
    isSample: true,
    heading: "What it costs",
    note: "Say what is included: tax, travel, material. A price that needs a call is written as one that begins somewhere.",
    lists: [
      {
        heading: "Once",
        items: [
          { title: "A first visit", text: "Half an hour, at your place or ours", price: "€00" },
          { title: "The usual job", text: "What nine of ten customers pay", price: "€00" },
          {
            title: "The large one",
            text: "With everything that belongs to it",
            price: "from €000",
          },
        ],
      },
      {
        heading: "Again and again",
        items: [
          { title: "Every month", text: "Can be ended at the end of any month", price: "€00" },
          { title: "Every year", text: "Twelve months for the price of ten", price: "€000" },
        ],
      },
    ],
  },
  {
    section: "quotes",
    id: "quotes",
    isSample: true,
    heading: "What customers say",
    quotes: [
      {
        text: "One sentence that a customer really said, with what was different afterwards. Ask before you print it.",
        source: "Name, trade or town",
      },
      {
        text: "A short one. It may name a doubt that they had before.",
        source: "Name, trade or town",
      },
      {
        text: "One about how you work: on time, clean, quiet, quick to answer.",
        source: "Name, trade or town",
      },
    ],
  },
  {
    section: "questions",
    id: "questions",
    isSample: true,
    heading: "Before you ask",
    items: [
      {
        title: "How soon can you come?",
        text: "Answer what you are asked on the telephone every week, in the words that you use there.",
      },
      {
        title: "What do I have to prepare?",
        text: "A list of two or three things. If there is nothing, say so: it is a good answer.",
      },
      {
        title: "What if it does not suit me?",
        text: "What you do then, and until when somebody can tell you.",
      },
    ],
  },
  {
    section: "hours",
    id: "hours",
    isSample: true,
    heading: "When we are here",
    note: "Where to park, which bell to ring, which bus stops at the door.",
    directions: { label: "How to get here", href: ifThere(CONTACT) },
  },
  {
    section: "contact",
    id: "contact",
    isSample: true,
    heading: "Write to us",
    text: "Who reads this, and how long an answer takes: “You have one by the next working day.”",
  },
];
