import { picture } from "#content/media.ts";
import { practice } from "./practice.ts";

/** Who works at the practice, and the first thing one hears from them. */
export const team = {
  heading: "Who will look after me?",
  intro: "Meet the whole team, with the first thing you’re likely to hear from each.",
  people: [
    {
      name: "Dr Nuala Keane",
      role: `Dentist and founder, since ${practice.founded}`,
      says: "Before anything else: what are you worried about?",
      picture: picture("portrait-13"),
    },
    {
      name: "Dr Owen Ferriter",
      role: "Dentist, root canals, crowns",
      says: "It’s ninety minutes. Did you bring a film?",
      picture: picture("portrait-08"),
    },
    {
      name: "Aoife Lynch",
      role: "Hygienist",
      says: "You floss when you remember. So do\u00a0I. Let’s start there.",
      picture: picture("portrait-02"),
    },
    {
      name: "Cormac Daly",
      role: "Dental nurse",
      says: "I’m the one watching for your hand.",
      picture: picture("portrait-14"),
    },
    {
      name: "Dr Mei Tan",
      role: "Dentist, mostly for under-twelves",
      says: "Would you like to count mine first?",
      picture: picture("portrait-10"),
    },
    {
      name: "Bríd Walsh",
      role: "Front desk",
      says: "Tell me which days don’t suit.",
      picture: picture("portrait-12"),
    },
  ],
};

/** What patients said. Nobody counted stars. */
export const reviews = {
  heading: "What do our patients say?",
  quotes: [
    {
      text: "I raised my hand to scratch my nose. Three people stopped dead.",
      name: "Maeve, 41",
      detail: "Filling, upper left",
    },
    {
      text: "She drew it for me on the paper bib. It’s on my fridge now.",
      name: "Tunde, 29",
      detail: "Root canal",
    },
    {
      text: "The lady has a gold one at the back. I want a gold one at the back.",
      name: "Fiadh, 6",
      detail: "Child’s visit",
    },
    {
      text: "I hadn’t been for eleven years. Nobody said a word about the eleven years.",
      name: "Declan, 58",
      detail: "Full exam",
    },
  ],
};
