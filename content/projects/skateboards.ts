import type { ProjectRecord } from "../project-fields.ts";

export const skateboards: ProjectRecord = {
  slug: "one-circle-four-boards",
  title: "One circle, four boards",
  client: "Kerb Union",
  place: "Rotterdam",
  year: 2025,
  categories: ["fashion", "lifestyle"],
  disciplines: ["Graphics", "Screen printing", "Campaign"],
  summary:
    "Four decks that make one picture on the wall of the shop, and four different ones under the feet of those who ride away on them.",
  layout: "process",
  pictures: [
    {
      name: "project-skate-1",
      caption: "Violet, lime, coral and black: the circle is complete only in the shop.",
    },
    { name: "project-skate-2", caption: "The lime deck, before its first kerb." },
    { name: "project-skate-3", caption: "Spares. Each colour of wheel belongs to one deck." },
  ],
  shape: "upright",
  focus: "50% 50%",
  tone: { ground: "#4a1fa0", ink: "#ffffff" },
  brief:
    "Kerb Union is eleven skaters who share a press, a van and a shop of thirty square metres. They wanted a series that sells one at a time and still makes people want the rest. It would be scratched off within a month, which they considered the point.",
  approach: [
    {
      title: "A target, cut in four",
      text: "One circle runs across all four boards. Alone, each is an abstract with a good edge. We moved the centre eleven times until no board got the best part of it.",
    },
    {
      title: "Made for being destroyed",
      text: "The graphics lie in three layers of ink. As the deck slides, the next colour shows: lime under violet, coral under lime. The scratches are part of the print.",
    },
    {
      title: "Swap meet",
      text: "Whoever brings back a worn deck gets a tenth off the next and the old one on the wall. The wall has become the reason to come in.",
    },
  ],
  result:
    "600 decks in one season, in four equal quarters: no colour was left over. Only 22 people own all four. The layered ink doubled the printing time, and the crew has voted to do it once a year and not for every series.",
  figures: [
    { value: "600", label: "decks, 150 of each" },
    { value: "22", label: "people own the whole circle" },
    { value: "×2", label: "printing time for three layers" },
  ],
  quote: {
    text: "Mine looks better every week. Try that with a sofa.",
    name: "Dwayne Pinas",
    role: "Rider, and printer on Tuesdays",
  },
  credits: [
    { role: "Graphics", name: "Tomás Reyes" },
    { role: "Printing", name: "Kerb Union" },
    { role: "Wear tests", name: "Everyone" },
  ],
};
