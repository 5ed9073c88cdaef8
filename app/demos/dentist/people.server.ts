import type { ComponentProps } from "react";
import type { TeamBand } from "./bands/team-band/team-band.tsx";
import { practice } from "./practice.ts";

/** Who works at the practice, and the first thing one hears from them. */
export const team = {
  heading: "Who will look after me?",
  intro: "Meet the whole team, with the first thing you’re likely to hear from each.",
  people: [
    {
      name: "Dr Nuala Keane",
      role: `Dentist, founder in ${practice.founded}`,
      says: "Before anything else: what are you worried about?",
      draws: "worry",
    },
    {
      name: "Dr Owen Ferriter",
      role: "Dentist, root canals, crowns",
      says: "It’s ninety minutes. Did you bring a film?",
      draws: "film",
    },
    {
      name: "Aoife Lynch",
      role: "Hygienist",
      says: "You floss when you remember. So do\u00a0I. Let’s start there.",
      draws: "floss",
    },
    {
      name: "Cormac Daly",
      role: "Dental nurse",
      says: "I’m the one watching for your hand.",
      draws: "hand",
    },
    {
      name: "Dr Mei Tan",
      role: "Dentist, mostly for under-twelves",
      says: "Would you like to count mine first?",
      draws: "counting",
    },
    {
      name: "Bríd Walsh",
      role: "Front desk",
      says: "Tell me which days don’t suit.",
      draws: "days",
    },
  ],
} satisfies ComponentProps<typeof TeamBand>;

/** What the house promises, to try. */
export const stop = {
  heading: "What if I want you to stop?",
  text: "Raise a hand, either hand. Cormac watches for it the whole time, and the drill is off before you’ve finished the thought.",
  action: "Raise your hand",
  sound: { on: "That’s the drill.", off: "It’s off. Take as long as you like." },
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
      text: "He drew it for me on the paper bib. It’s on my fridge now.",
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
