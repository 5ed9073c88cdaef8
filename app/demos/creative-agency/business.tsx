import { PRIVACY } from "#content/addresses.ts";
import { picture } from "#content/media.ts";
import { network } from "#content/networks.ts";
import type { Business } from "#app/frame/page-handle.ts";
import { OhMark } from "./bands/oh-mark/oh-mark.tsx";

/** Whose page this is, for its header and footer. */
export const business: Business = {
  name: "Oh! Studio",
  mark: <OhMark />,
  tagline: "Posters, boxes, movies and commotion, made in Odense.",
  email: "hey@ohstudio.example",
  address: ["Overgade 81", "5000 Odense", "Denmark"],
  openingHours: [],
  social: [
    network("instagram", "https://www.instagram.com/ohstudio.example"),
    network("youtube", "https://www.youtube.com/@ohstudio-example"),
  ],
  legal: ["Oh! Studio ApS, Odense"],
  groups: [
    {
      title: "Oh! Studio",
      links: [
        { label: "Work", href: "#work" },
        { label: "Services", href: "#services" },
        { label: "People", href: "#people" },
        { label: "Shout", href: "#shout" },
      ],
    },
    {
      title: "More!",
      links: [
        { label: "Prizes", href: "#prizes" },
        { label: "Privacy", href: PRIVACY },
      ],
    },
  ],
  letter: {
    heading: "Oh! A letter!",
    text: "What we pasted up this month and what the neighbours shouted back! One click and you’re out.",
  },
  pictures: [
    picture("project-skate-2"),
    picture("project-toys-2"),
    picture("project-beer-2"),
    picture("project-posters-2"),
    picture("project-letters-2"),
  ],
};
