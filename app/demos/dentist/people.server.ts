import { picture } from "#content/media.ts";
import { practice } from "./practice.ts";

/** Who works at the practice, and the first thing one hears from them. */
export const team = {
  heading: "The first thing they will say",
  intro: "Written down by patients on their way out. Nobody here opens with “open wide”.",
  people: [
    {
      name: "Dr Nuala Keane",
      role: `Dentist, opened the door in ${practice.founded}`,
      says: "Before anything else: what are you worried about?",
      picture: picture("portrait-13"),
    },
    {
      name: "Dr Owen Ferriter",
      role: "Dentist, roots and crowns",
      says: "Ninety minutes. Did you bring the film?",
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
      says: "I am the one who watches for your hand.",
      picture: picture("portrait-14"),
    },
    {
      name: "Dr Mei Tan",
      role: "Dentist, mostly for people under twelve",
      says: "Would you like to count mine first?",
      picture: picture("portrait-10"),
    },
    {
      name: "Bríd Walsh",
      role: "Front desk",
      says: "Tell me when you can’t. It’s quicker.",
      picture: picture("portrait-12"),
    },
  ],
};

/** What patients said. Nobody counted stars. */
export const reviews = {
  heading: "What people say once they can speak again",
  quotes: [
    {
      text: "I raised my hand to scratch my nose. Three people stopped dead.",
      name: "Maeve, 41",
      detail: "Filling, upper left",
    },
    {
      text: "She drew it for me on the paper bib. I have it on the fridge.",
      name: "Tunde, 29",
      detail: "Root canal",
    },
    {
      text: "The lady has a gold one at the back. I want a gold one at the back.",
      name: "Fiadh, 6",
      detail: "Counting",
    },
    {
      text: "Eleven years I did not go. Nobody said a word about the eleven years.",
      name: "Declan, 58",
      detail: "Long look",
    },
  ],
};
